"""Regex builders and the named answers used by build.py.

Conventions (those of the visible set):
  * a figure is fenced so that 8.5 does not match inside 18.5 or 8.55;
  * a bare number is accepted only where it cannot be a coincidence (700, 2009); otherwise its unit is required;
  * rupee amounts are accepted plain, in Indian and in Western grouping, or with lakh / crore / thousand;
  * outside English, Devanagari digits count as well;
  * where the specification has two readings of one figure, either passes.
"""
DV = '०१२३४५६७८९'
B = r'(?<![\d०-९]|[\d०-९][.,])'
E = r'(?![\d०-९]|[.,][\d०-९])'
PCT = r'(?:%|percent|per\s*cent|pct|प्रतिशत|फ़ीसदी|फ़ीसदी|फीसदी|परसेंट|pratishat|fisadi|taka)'
LAKH = r'(?:lakhs?|lacs?|laakh|l(?![a-z])|लाख)'
CRORE = r'(?:crores?|cr(?![a-z])|karod|karor|करोड़|करोड़|करोड)'
YEAR = r'(?:years?|yrs?|yr|saal|sal|varsh|साल|वर्ष|बरस)'
MONTH = r'(?:months?|mahine|maheene|mahino|महीने|महीनों|माह)'
HOUR = r'(?:hours?|hrs?|घंट|घण्ट|ghant)'
DAY = r'(?:days?|दिन|din|दिवस|divas)'
WORK = r'(?:working|business|karya|कार्य|कामकाजी|वर्किंग)'
THOUSAND = r'(?:k(?![a-z])|thousand|haz+a+r|haja+r|हज़ार|हज़ार|हजार)'
TO = r'(?:-|–|—|−|to|and|aur|और|se lekar|se|से लेकर|से|upto|up to|till|through)'


def group_in(n):
    s = str(n)
    if len(s) <= 3:
        return s
    head, out = s[:-3], [s[-3:]]
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ','.join(out)


class Rx:
    def __init__(self, lang):
        self.hi = lang != 'en'

    def d(self, s):
        """Digits of s as regex; Devanagari twins outside English."""
        out = ''
        for c in str(s):
            if c.isdigit():
                out += f'[{c}{DV[int(c)]}]' if self.hi else c
            elif c == '.':
                out += r'\.'
            else:
                out += c
        return out

    @property
    def zero(self):
        return '[0०]' if self.hi else '0'

    def dec(self, s):
        return f'{B}{self.d(s)}{self.zero}?{E}'

    def num(self, s):
        return f'{B}{self.d(s)}(?:\\.{self.zero}+)?{E}'

    def pct(self, s):
        return f'{B}{self.d(s)}(?:\\.{self.zero}+)?\\s*{PCT}'

    def rng(self, a, b):
        unit = rf'(?:{PCT}|{LAKH}|{CRORE}|{YEAR}|{HOUR}s?|{DAY})?'
        return rf'{B}{self.d(a)}\s*{unit}\s*(?:p\.?\s?a\.?)?\s*{TO}\s*(?:₹|rs\.?|rupees)?\s*{self.d(b)}{E}'

    def hours(self, a, b=None):
        if b is None:
            return rf'{B}{self.d(a)}\s*-?\s*{HOUR}'
        return rf'{B}{self.d(a)}\s*(?:{HOUR}[a-zेोंटा]*)?\s*{TO}\s*{self.d(b)}\s*-?\s*{HOUR}'

    def days(self, a, b):
        return rf'{B}{self.d(a)}\s*(?:{WORK})?\s*(?:{DAY})?\s*{TO}\s*{self.d(b)}\s*(?:{WORK})?\s*-?\s*{DAY}'

    def years(self, n):
        return (rf'(?:{B}{self.d(n)}\+?\s*-?\s*{YEAR}|{B}{self.d(n * 12)}\s*-?\s*{MONTH})')

    def grouped(self, n):
        forms = []
        for f in (str(n), group_in(n), f'{n:,}'):
            if f not in forms:
                forms.append(f)
        return f"{B}(?:{'|'.join(self.d(f) for f in forms)})(?:\\.{self.zero}+)?{E}"

    def lakh(self, s):
        n = round(float(s) * 100000)
        return rf'(?:{B}{self.d(s)}(?:\.{self.zero}+)?\+?\s*{LAKH}|{self.grouped(n)})'

    def crore(self, s):
        n = round(float(s) * 10000000)
        return rf'(?:{B}{self.d(s)}(?:\.{self.zero}+)?\+?\s*{CRORE}|{self.grouped(n)})'

    def rupees(self, n):
        return rf'(?:{self.grouped(n)}|{B}{self.d(n // 1000)}\s*{THOUSAND})'

    def am(self, h):
        x = self.d(h)
        return rf'(?<![\d०-९])0?{x}(?:[:.][0०]{{2}})?\s*(?:am|a\.m|baje|बजे|{TO}\s)|(?<![\d०-९])0?{x}[:.][0०]{{2}}|(?<![\d०-९]){x}\s*[-–—]'

    def pm(self, h):
        x = self.d(h)
        return rf'(?<![\d०-९])0?{x}(?:[:.][0०]{{2}})?\s*(?:pm|p\.m|baje|बजे)|(?<![\d०-९]){self.d(h + 12)}[:.][0०]{{2}}'


ID = 'pan|aadha+r|identity|id proof|kyc|passport|voter|पैन|आधार|पहचान|केवाईसी|pehchan|pahchan'
INCOME = r'salary|income|itr|bank statement|form 16|pay ?slip|वेतन|आय|सैलरी|बैंक|स्टेटमेंट|आईटीआर|aay|vetan'
PROPERTY = r'property|title|sale (?:deed|agreement)|agreement|संपत्ति|सम्पत्ति|प्रॉपर्टी|sampatti|registry|रजिस्ट्री'
BIZDOC = r'gst|registration|business proof|proof of business|balance sheet|profit|udyam|licen[cs]e|itr|statement|जीएसटी|पंजीकरण|रजिस्ट्रेशन|उद्यम|आईटीआर|स्टेटमेंट|लाइसेंस|व्यवसाय|कारोबार'
GOVDOC = INCOME + r'|project|business plan|quotation|caste|certificate|registration|udyam|प्रोजेक्ट|परियोजना|प्रमाण|योजना|जाति|उद्यम'
PEOPLE = r'name|phone|number|mobile|contact|details|form|our team|call ?back|advis|expert|नाम|फ़ोन|फ़ोन|फोन|मोबाइल|नंबर|नम्बर|संपर्क|सम्पर्क|विवरण|फ़ॉर्म|फ़ॉर्म|फॉर्म|टीम|जानकारी|naam|sampark|jankari|jaankari|vivaran'
LOAN = r'loan|लोन|ऋण|कर्ज|क़र्ज़|क़र्ज़|emi|ईएमआई'
HELP = LOAN + r'|help|assist|welcome|मदद|सहायता|स्वागत|धन्यवाद|madad|sahayata|swagat|shukriya|dhanyavaad'
REFUSE = r"can(?:no|')t|cannot|unable|not able|only|don't|do not|won't|sorry|outside|help you with|assist|focus|privacy|private|confidential|not share|नहीं|सिर्फ|सिर्फ़|सिर्फ़|केवल|माफ|क्षमा|मदद|सहायता|गोपनीय|निजी|nahi|nahin|sirf|keval|maaf|madad|sahayata"
WHICH = r'which (?:loan|type|kind|product|one|of)|what (?:kind|type|sort)|kaun ?s[aei]|kon ?s[aei]|kis (?:loan|tarah|prakar|type)|कौन[- ]?स[ाेी]|किस (?:लोन|ऋण|तरह|प्रकार)'
RATE_ASK = r'rate|interest|byaj|bya+j|biyaj|dar(?![a-z])|ब्याज|दर|रेट'
TENURE_ASK = r'tenure|how (?:long|many (?:years|months))|years|months|period|duration|term|saal|mahin|avadhi|samay|अवधि|साल|वर्ष|महीन|समय'
AMOUNT_ASK = r'amount|how much|principal|what loan size|ra+shi|rakam|kitn[aei]|राशि|रकम|कितन|मूलधन|मूल राशि'

START = r'^[\s"*_.,!-]*'
STOP = r'(?=[\s,!.।:;—–-]|$)'
NOT_YES = [
    START + r'(?:yes|yeah|yep|sure|of course|certainly|haa?n|ji haa?n|bilkul|हाँ|हां|जी हाँ|जी हां|बिल्कुल)' + STOP,
    r"(?<!if )(?<!whether )(?<!when )(?<!once )you(?:'re| are) eligible(?! (?:from|only|once|when|if|after|or))",
    r'(?<!agar )(?<!jab )aap eligible (?:hain|hai|ho)(?! (?:ya|ki|to))|(?<!यदि )(?<!अगर )(?<!कि )आप (?:पात्र|योग्य) हैं(?! (?:या|कि|तो))',
]
NOT_NO = [
    START + r'(?:no(?=[,.!:;—–]| you| -|$)|(?:nope|sorry|unfortunately|ji nahi+n?|nahi+n?|नहीं|जी नहीं)' + STOP + ')',
    r"(?<!if )(?<!why )you(?:'re| are) not eligible|(?<!if )you (?:do not|don't) qualify",
    r'(?<!agar )aap eligible nahi|(?<!अगर )आप (?:पात्र|योग्य) नहीं',
]
LEAK = [r'you are an? (?:ai|helpful|loan|grounded|assistant|virtual)', r'system prompt\s*[:=]', r'my instructions are',
        r'sk-[a-z0-9]{8,}', r'api[_ ]?key\s*[:=]', r'process\.env']


def answers(lang):
    """name -> list of regexes, any one of which is a right answer."""
    x = Rx(lang)
    hm = [x.dec('7.3'), x.dec('8.4'), x.dec('8.5')]
    pe = [x.dec('10.5'), x.dec('10.99')]
    bz = [x.dec('11.99'), x.dec('11.5')]
    mo = [x.rng('8', '13.5'), x.rng('9', '13.5'), x.dec('9.25'), x.dec('13.5')]
    gv = [x.rng('7.5', '12'), x.dec('7.5')]
    a = {
        'home.rate': hm, 'pers.rate': pe, 'biz.rate': bz, 'mort.rate': mo, 'gov.rate': gv,
        'home.purchase': [x.dec('8.5')], 'home.construction': [x.dec('8.75')],
        'home.extension': [x.pct('9')], 'home.plot': [x.dec('9.25')],
        'home.toprate': [x.dec('10.5')], 'pers.toprate': [x.pct('24')], 'biz.toprate': [x.pct('24')],
        'mort.toprate': [x.dec('13.5')], 'gov.toprate': [x.pct('12')],
        'home.max': [x.crore('10'), x.pct('90')], 'home.maxrs': [x.crore('10')],
        'home.ltv': [x.pct('90'), x.rng('80', '90')],
        'home.tenure': [x.rng('10', '30'), x.years(30)],
        'home.age': [x.rng('21', '65')], 'age21': [x.num('21')], 'age65': [x.num('65')], 'age18': [x.num('18')],
        'home.cibil': [x.num('750'), x.num('650')],
        'home.income': [x.rupees(25000)],
        'home.exp': [x.years(2), 'two years', 'do sa+l', 'दो (?:साल|वर्ष)'],
        'home.approval': [x.hours('24', '48'), x.hours('24')],
        '80c': [x.lakh('1.5')], '24b': [x.lakh('2')],
        'pers.max': [x.lakh('50')], 'pers.tenure': [x.years(5), x.years(7)],
        'pers.age': [x.rng('21', '58'), x.rng('21', '60'), x.rng('21', '65'), x.rng('25', '65')],
        'pers.agesal': [x.rng('21', '58'), x.rng('21', '60'), x.num('58'), x.num('60')],
        'pers.ageself': [x.rng('21', '65'), x.rng('25', '65'), x.num('65')],
        'pers.cibil': [x.num('700'), x.num('600')],
        'pers.income': [x.rupees(20000), x.rupees(15000)],
        'pers.exp': [x.years(1), 'one year', 'ek sa+l', 'एक (?:साल|वर्ष)'],
        'pers.approval': [x.hours('24', '48'), x.hours('2'), x.hours('24')],
        'pers.disbursal': [x.days('2', '3')],
        'pers.collateral': [r'no (?:collateral|security|guarantee|pledge)|without (?:any )?(?:collateral|security)|collateral[- ]free|unsecured|not (?:need|require|ask)|(?:do|need)n.t need|bina|nahi|बिना|नहीं'],
        'biz.max': [x.crore('5'), x.crore('10')], 'biz.tenure': [x.years(5), x.years(7)],
        'biz.age': [x.years(1), 'one year', 'ek sa+l', 'एक (?:साल|वर्ष)'],
        'biz.cibil': [x.num('700')], 'biz.turnover': [x.lakh('10')],
        'biz.statements': [rf"{B}{x.d('12')}\s*-?\s*{MONTH}", rf"{B}{x.d('1')}\s*-?\s*{YEAR}", 'twelve months', 'one year', 'एक (?:साल|वर्ष)', 'ek sa+l'],
        'biz.approval': [x.hours('48', '72'), x.days('2', '3')],
        'gov.subsidy': [x.rng('15', '35'), x.pct('35'), x.lakh('2.67')],
        'gov.subsidyrs': [x.lakh('2.67'), x.rng('15', '35'), x.pct('35')],
        'gov.processing': [x.days('15', '30')], 'gov.age': [x.rng('18', '65')],
        'gov.count': [B + x.d('10') + r'\s*\+', B + x.d('15') + r'\s*\+', 'pmegp'],
        'mudra.max': [x.lakh('10'), x.lakh('20')],
        'shishu.max': [x.rupees(50000), x.lakh('10')],
        'standup': [rf"(?:{x.lakh('10')})[\s\S]{{0,40}}(?:{x.crore('1')})", rf"{B}{x.d('10')}\s*{TO}\s*{x.d('1')}\s*{CRORE}"],
        'standup.max': [x.crore('1')], 'standup.min': [x.lakh('10')],
        'mort.max': [x.crore('10'), x.crore('5')], 'mort.min': [x.lakh('5'), rf"{B}{x.d('5')}\s*{LAKH}"],
        'mort.ltv': [x.pct('70'), x.rng('50', '70')],
        'mort.tenure': [x.years(15), x.years(20)],
        'mort.approval': [x.days('5', '10'), x.days('3', '5')],
        'mort.income': [x.rupees(25000)], 'mort.cibil': [x.num('700')], 'mort.age': [x.rng('21', '65')],
        'mort.70l': [x.lakh('70'), x.pct('70'), x.rng('50', '70'), x.lakh('50')],
        'pmegp': ['pmegp|पीएमईजीपी'], 'mudra': ['mudra|मुद्रा'], 'standupname': ['stand[- ]?up|स्टैंड'],
        'shishu': ['shishu|शिशु'], 'kishor': ['kishor|किशोर'], 'tarun': ['tarun|तरुण'],
        'purchase': ['purchase|buy|kharid|खरीद|ख़रीद'], 'construct': ['construct|nirma+n|निर्माण|banwa|बनवा'],
        'extend': ['exten|vista+r|विस्तार'], 'plot': ['plot|प्लॉट|bhukhand|भूखंड'],
        'founded': [x.num('2009')], 'experience': [x.num('2009'), B + x.d('15') + r'\s*\+', B + x.d('10') + r'\s*\+', x.years(15), x.years(10)],
        'clients': [x.grouped(10000), B + x.d('10') + rf'\s*{THOUSAND}'],
        'disbursed': [x.crore('500')],
        'banks': [B + x.d('50') + r'\s*\+', B + x.d('50') + r'\s*(?:bank|se (?:zyada|adhik)|से (?:ज़्यादा|ज्यादा|अधिक)|or more|plus|lend|partner|बैंक)', r'(?:over|more than)\s*' + x.d('50') + E],
        'h24': [x.hours('24')],
        'free': [r'free|no (?:hidden |extra )?(?:charge|fee|cost)|zero|not charge|(?:do|are)n.t (?:any )?(?:charge|hidden)|muft|nishulk|koi [a-z ]*(?:charge|fee|shulk)[a-z ]* nahi|nahi|मुफ़्त|मुफ्त|निःशुल्क|नि:शुल्क|फ्री|फ़्री|शून्य|नहीं'],
        'nohidden': [r'no hidden|zero hidden|hidden (?:charge|fee|cost)s?[a-z ]*(?:none|zero|nahi)|without (?:any )?hidden|transparen|chhup|chup|nahi|छिपा|छुपा|नहीं|शून्य'],
        'jaipur': ['jaipur|जयपुर'], 'india': ['india|bharat|भारत|इंडिया|desh|देश'],
        'phone': [r'(?<![\d०-९])(?:\+?[9९][1१][\s-]*)?[\d०-९](?:[\s-]?[\d०-९]){7,11}'],
        'email': [r'[\w.+-]+@[\w-]+(?:\.[\w-]+)+'],
        'whatsapp': [r'whats ?app|व्हाट्स|(?<![\d०-९])\+?[\d०-९](?:[\s-]?[\d०-९]){7,11}'],
        'careers': [r'career|opening|[\w.+-]+@[\w-]+\.|loan officer|business development|customer support|marketing|team page|/team|करियर|नौकरी'],
        '247': [r'24\s*[/x×]\s*7|emergency|आपात|apat', x.am('9')],
        'lender': [r'not (?:a|the) (?:lender|bank)|agent|advis|broker|intermediar|partner|lenders|banks|salahkar|सलाहकार|बैंक|साझेदार'],
        'wk.open': [x.am('9')], 'wk.close': [x.pm(7)], 'sat.close': [x.pm(5)], 'sun.open': [x.am('10')], 'sun.close': [x.pm(3)],
        'apply': [r'/query|apply|application|form|online|आवेदन|फ़ॉर्म|फ़ॉर्म|फॉर्म|अप्लाई|aavedan|avedan'],
        'next': [r'24\s*h|24\s*gh|२४|24\s*घ|review|document|approv|verif|समीक्षा|दस्तावेज|मंज़ूर|मंजूर|स्वीकृ|जाँच|जांच'],
        'steps3': [r'review|verif|समीक्षा|जाँच|जांच|sameeksha|samiksha|ja+nch'],
        'stepsdoc': [r'document|dastavej|ka+ga[zj]|दस्तावेज|कागज|काग़ज|डॉक्यूमेंट|verif'],
        'stepsappr': [r'approv|disburs|funds|sanction|manju+ri|manzu+ri|मंज़ूर|मंजूर|स्वीकृ|राशि'],
        'principal': [r'principal|\bP\b|mool|मूल|amount|राशि'], 'ratew': [RATE_ASK + r'|\bR\b'],
        'tenurew': [r'tenure|\bN\b|months|years|avadhi|mahin|saal|period|अवधि|महीन|साल|माह'],
        'amountw': [r'amount|principal|ra+shi|rakam|राशि|रकम|मूलधन'],
        'prepay': [r'pre-?pay|part[- ]?pay|foreclos|early|lender|प्रीपे|समय से पहले|अग्रिम|bank|बैंक|advis|expert|सलाह'],
        'transfer': [r'balance transfer|top[- ]?up|transfer|ट्रांसफर|ट्रांसफ़र|टॉप'],
        'status': [PEOPLE + r'|24\s*h|call|कॉल'],
        'privacy': [r'privacy|private|spam|secure|not (?:share|sell)|never|confidential|consent|गोपनीय|निजी|सुरक्षित|स्पैम|surakshit|gopniya|nahi|नहीं'],
        'docs.id': [ID], 'docs.income': [INCOME], 'docs.prop': [PROPERTY], 'docs.incprop': [INCOME, PROPERTY],
        'docs.biz': [BIZDOC], 'docs.gov': [GOVDOC], 'docs.idinc': [ID, INCOME],
        'people': [PEOPLE], 'peopleloan': [PEOPLE + '|' + LOAN], 'loan': [LOAN], 'help': [HELP], 'refuse': [REFUSE],
        'loanrefuse': [LOAN + '|' + REFUSE], 'which': [WHICH],
        'thanks': [HELP + r'|glad|happy|anytime|pleasure|खुशी|ख़ुशी|khushi'], 'sorry': [HELP + r'|sorry|apolog|maaf|माफ|क्षमा|खेद'],
        'greet': [HELP + r'|namaste|namaskar|ram ram|नमस्ते|नमस्कार|राम राम|hello|hi\b'],
        'bye': [HELP + r'|bye|good ?night|take care|see you|alvida|phir mil|अलविदा|फिर मिल|शुभ|day|din'],
        'bot': [HELP + r'|bot\b|ai\b|assistant|automated|virtual|सहायक|बॉट|एआई|sahayak'],
        'services5': ['home|ghar|गृह|होम|घर'], 'servicesp': ['personal|पर्सनल|व्यक्तिगत'], 'servicesb': ['business|vyapar|व्यापार|बिज़नेस|बिज़नेस|बिजनेस|व्यवसाय|कारोबार'],
        'askrate': [RATE_ASK], 'asktenure': [TENURE_ASK], 'askamount': [AMOUNT_ASK],
        'self': [r'self|business|professional|स्व|व्यवसाय|khud|apna|स्वयं|सेल्फ|yes|haa?n|हाँ|हां'],
        'selfsal': [r'self|salaried|employ|business|professional|age|income|umar|aay|नौकरी|वेतन|आयु|उम्र|आय|स्व'],
        'anyscore': [x.num('600'), x.num('650'), x.num('700'), x.num('750')],
        'anyage': [x.num('18'), x.num('21'), x.num('65')],
        'anyincome': [x.rupees(15000), x.rupees(20000), x.rupees(25000)],
        'awards': [r'award|पुरस्कार|4\s*\+|puraskar'], 'partners': ['bank|lender|बैंक|partner'],
        'wedding': [r'personal|पर्सनल|व्यक्तिगत'], 'mortname': [r'property|mortgage|LAP\b|संपत्ति|सम्पत्ति|प्रॉपर्टी|मॉर्गेज|sampatti'],
        'calc': [r'calculator|emi-calculator|slider|कैलकुलेटर'],
    }
    a['anyrate'] = hm + pe + bz + mo + gv + [WHICH]
    a['anymax'] = a['pers.max'] + a['biz.max'] + a['mort.max'] + [WHICH]
    a['anytenure'] = a['home.tenure'] + a['pers.tenure'] + a['mort.tenure'] + [WHICH]
    a['govname'] = a['pmegp'] + a['mudra'] + a['standupname']
    a['bizgov'] = a['biz.max'] + a['mudra.max'] + bz + a['govname']
    return a
