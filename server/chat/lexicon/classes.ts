// Words that say alike of a figure beside them whose it is, or when: learned together, so that a rare one counts as much.
import { heard } from '../intent/romanise.ts';

const lists = {
  own: `my mine me myself i im ive our ours we us mera meri mere mujhe mujko muje mjhe main mai maine apna apni apne khud hamara hamari hamare hum ham humein hame
    मेरा मेरी मेरे मुझे मैं मैंने अपना अपनी अपने खुद हमारा हमारी हमारे हम हमें`,
  alone: `alone akele akela akeli only sirf single solo अकेले अकेला अकेली सिर्फ केवल`,
  future: `promotion increment appraisal hike expected expecting next soon future will after milegi milega badhegi badhega hogi hoga aane agle agla agli
    प्रमोशन इंक्रीमेंट मिलेगी मिलेगा बढ़ेगी बढ़ेगा अगले अगला अगली होगी होगा`,
  gross: `ctc gross basic variable package annual ctc सीटीसी ग्रॉस बेसिक पैकेज`,
  net: `net inhand hand credited account haath hath kat kata kaat take नेट इनहैंड हाथ खाते कटकर कटके`,
  first: `asked asking asks quoted quote demanded demand manga maanga mang mangta bola boli bol bolta kaha listed offered offer ad advertisement मांगा माँगा बोला बोली कहा मांग ऑफर`,
  settled: `final finally agreed settled came down tay decided pakka negotiated negotiation mol toot tooti फाइनल तय पक्का बात मोल`,
  aside: `ignore leave except excluding aside apart alag chhodo chhod chod rakh rakhe rakhna kept keep reserve reserved अलग छोड़ छोड़ो रख रखे रखना रखा`,
  daily: `daily day days roz rojana roj din dino dihadi dihari रोज रोज़ रोजाना दिन दिहाड़ी`,
  extent: `gaj sqft sq ft feet yard yards bigha biswa acre acres floor floors storey cow cows bhains gaay machine machines room rooms bhk shop no number plot sector gali
    गज वर्ग फुट फीट बीघा बिस्वा एकड़ मंजिल गाय भैंस मशीन कमरे कमरा नंबर सेक्टर गली`,
  other: `neighbour neighbor neighbours colleague colleagues friend friends cousin uncle aunt aunty niece nephew tenant landlord sharma verma gupta
    seller builder dealer shopkeeper cashier manager employee employees staff worker workers boss owner agent broker someone somebody everyone others
    padosi padosan dost saheli yaar sahkarmi rishtedar jija jijaji sala saala sali devar devrani jeth jethani nanad nandoi bhabhi bhabi mausa mausi mama mami
    chacha chachi taau tau tai fufa bua phupha samdhi samdhan bhanja bhatija bhatiji saas sasur sasurji kirayedar makanmalik malik dukandar naukar mistri
    पड़ोसी पड़ोसन पडोसी दोस्त सहेली यार सहकर्मी रिश्तेदार जीजा जीजाजी साला साली देवर देवरानी जेठ जेठानी ननद नंदोई भाभी मौसा मौसी मामा मामी चाचा चाची ताऊ ताई
    फूफा बुआ समधी भांजा भतीजा भतीजी सास ससुर किरायेदार मालिक दुकानदार नौकर मिस्त्री`,
  kin: `brother brothers sister father mother dad mom papa mummy parents bhai bhaiya behen behan bahan didi pitaji pita mata maa amma dada dadi nana nani
    भाई भैया बहन दीदी पिता पिताजी पापा माता मां माँ मम्मी दादा दादी नाना नानी`,
  child: `son daughter kid kids child children beta beti bete betiyan bachcha bachche bacche bachchi grandson poti pota बेटा बेटी बेटे बच्चा बच्चे बच्ची पोता पोती`,
  spouse: `wife husband spouse missus patni biwi gharwali gharwale pati mister shrimati पत्नी बीवी घरवाली घरवाले पति`,
  past: `was were had earlier previously formerly before ago last used paid repaid took got tha thi the pehle pahle pichle pichla pichli liya lia mila mili
    था थी थे पहले पिछले पिछला पिछली लिया मिला मिली`,
  ended: `ended ends end finished finish closed closing cleared settled over stopped done chuka chuke chuki khatam khatm khtm band nipat nipta poora poori puri pura utar utri
    चुका चुके चुकी खत्म ख़त्म खतम बंद निपट पूरा पूरी उतर उतरी समाप्त`,
  refused: `refused rejected reject declined turned mana inkar thukra denied return wapas मना इनकार नामंजूर रिजेक्ट ठुकरा वापस`,
  signs: `sign signing apply joint together co applicant coapplicant shamil saath sath dono jod jodke milakar milake combined साथ दोनों मिलाकर मिलाके जोड़ जोड़कर शामिल साइन`,
  house: `house home flat villa makan makaan ghar kothi property plot bungalow floor building मकान घर फ्लैट कोठी प्लॉट प्रॉपर्टी`,
  whole: `total overall altogether kul sab all price cost value worth keemat kimat daam rate bhav कुल सब कीमत दाम मूल्य लागत भाव`,
  kept: `fd rd ppf pf epf gold jewellery savings saving deposit shares mutual sip bonds zameen jameen khet gehne sona jama bachat एफडी आरडी पीपीएफ पीएफ गहने सोना जमा बचत जमीन खेत`,
  spent: `rent rents kiraya kiraye bhada bhade fees fee school tuition groceries ration bijli electricity bill bills premium lic policy insurance medicine dawai petrol maid
    किराया किराये किराए भाड़ा फीस स्कूल ट्यूशन राशन बिजली बिल प्रीमियम बीमा पॉलिसी दवाई पेट्रोल`,
  work: `service naukri job jobs working worked employed employment experience posted posting duty office company dukan shop business dhandha vyapar seva sarkari
    नौकरी सेवा जॉब दुकान व्यापार धंधा ऑफिस कंपनी`,
  wed: `married marriage wedding anniversary shaadi shadi vivah शादी विवाह ब्याह`,
  aged: `old aged age umar umr ayu born उम्र उमर आयु`,
  vehicle: `car bike scooter scooty activa bullet motorcycle tractor truck tempo auto gadi gaadi phone mobile laptop fridge tv ac कार बाइक स्कूटर स्कूटी ट्रैक्टर ट्रक टेम्पो ऑटो गाड़ी गाडी फोन मोबाइल लैपटॉप फ्रिज टीवी एसी`,
  pay: `pay paying pays afford manage give giving spare set aside de dena deta deti dete dunga dungi doon dun bhar bharna bharta bharti bhare nikal nikaal sakta sakti sakte skta skti skte
    दे देना देता देती देते दूंगा दूंगी दूं दूँ भर भरना भरता भरती भरूं निकल निकाल सकता सकती सकते`,
  goes: `going goes running ongoing deducted cut cuts chal chalu chalti jati jaati jata jaata kat katti katta kat'ti lagi चल चालू चलती जाती जाता कट कटती कटता`,
  earns: `earn earns earning salary income pay wage wages take home inhand pagar tankhwah tankha vetan kamai kamata kamati kamate aay aamdani पगार तनख्वाह तनखा वेतन कमाई कमाता कमाती कमाते आय आमदनी सैलरी इनकम`,
  not: `not no never instead rather mat nahi nahin nhi na galti sorry wrong oops मत नहीं नही ना गलती सॉरी`,
  left: `left remaining balance outstanding owe owed owing due pending baki baaki bacha bache bachi bakaya बाकी बचा बचे बची बकाया`,
} as const;

const classes = new Map<string, string>();
for (const [name, words] of Object.entries(lists))
  for (const word of words.trim().split(/\s+/)) if (!classes.has(heard(word))) classes.set(heard(word), name);

/** The class of a word by its sound. */
export const classOf = (sound: string): string | undefined => classes.get(sound);
