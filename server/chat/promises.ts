// A loan is the lender's to grant: no reply may promise one, in any of our languages. What only mentions approval ("once
// it is approved", "nobody can guarantee it", "may be approved") is taken out first; what then still promises, promises.
const granted = 'approved?|sanctioned|granted|cleared|accepted|guarante\\w+|assured?|promised?|ensured?';
const sure = 'pakka|pakki|guarantee|guaranty|garanti|gaurantee|shartiya';
const surely = 'zaroor|jaroor|zarur|jarur|nishchit|avashya';
const manzoor = 'manzoor|manjoor|manzur|manjur|approved?|sanction|pass|paas|sweekrit|swikrit|clear';
const hoga =
  '(?:hi\\s+)?(?:jayega|jaega|jaayega|jaayga|jayegi|jaegi|jayenge|gaya|gayi|gya|chuka|chuki|denge|dega|diya|di|hai)';
const loan = 'loan|lone|rin|karz|paisa|paise|rakam|approval|manzoori|manjoori';
const होगा = '(?:ही\\s+)?(?:जाएगा|जायेगा|जाएगी|जायेगी|जाएंगे|गया|गई|गयी|चुका|चुकी|देंगे|देगा|दिया|दी|है)';

const mentions = [
  // English: a condition, a possibility, a denial. Few words may stand between: "no worries, it is approved" is none.
  `\\b(?:once|after|if|when|until|till|unless|before|whether|how)(?!\\s+(?:you|we|i)\\b)(?:\\s+[\\w-]+){0,5}?\\s+(?:${granted})\\b`,
  `(?:\\b(?:may|might|can|could|not|never|cannot|without)|n['’]t)(?:\\s+[\\w-]+){0,3}?\\s+(?:${granted})\\b(?:\\s+(?:that|a|your|the)\\b[^.!?;:,]{0,40}\\b(?:approved|sanctioned))?`,
  `\\b(?:no|none)\\s+(?:of them|lender|bank|one|body|adviser|advisor)(?:\\s+[\\w-]+){0,3}?\\s+(?:${granted})\\b`,
  // Hinglish and Hindi put the denial and the condition after or around.
  `\\b(?:${sure}|${manzoor})\\b[^.!?;:,]{0,25}?\\b(?:nahi|nahin|nhi|na)\\b`,
  // "Pakka kar lein": make sure of it.
  `\\bse\\s+(?:pehle\\s+)?pakka\\s+kar(?:ti|te|\\s+l)\\w*|से\\s+(?:पहले\\s+)?पक्का\\s+कर(?:ती|ते|\\s+ल)`,
  `\\b(?:agar|jab|yadi)\\b[^.!?;:,]{0,60}?\\b(?:${manzoor})\\s+(?:ho|kar)\\b`,
  `(?:पक्का|पक्की|गारंटी|गारन्टी|मंजूर|स्वीकृत)[^।.!?;:,]{0,25}?नहीं`,
  `(?:अगर|जब|यदि)[^।.!?;:,]{0,60}?(?:मंजूर|स्वीकृत|पास)\\s+(?:हो|कर)`,
].map((pattern) => new RegExp(pattern, 'giu'));

const promises = [
  `\\b(?:guarante(?:e|es|ed|eing)|guaranteed|assured)\\b`,
  `\\b(?:100\\s*%|hundred per ?cent|sure|certain|instant|easy|automatic|immediate)[\\s-]+(?:loan\\s+)?(?:approval|sanction)`,
  `\\b(?:definitely|surely|certainly|for sure|no doubt|without fail)\\b[^.!?;:]{0,60}\\b(?:loan|approv\\w*|sanction\\w*|eligible|qualify|get)\\b`,
  `\\b(?:loan|approv\\w*|sanction\\w*|get)\\b[^.!?;:]{0,60}\\b(?:definitely|for sure|no doubt|without fail)\\b`,
  `\\b(?:you|your|loans?|application|case|file|it|we|i|consider)\\b[^.!?;:]{0,50}\\b(?:approved|sanctioned|granted|cleared)\\b`,
  `\\bpre-?\\s?(?:approved|sanctioned)\\b`,
  `\\b(?:i|we|the bank|the lender|they)(?:['’]ll| will| shall| hereby)\\b[^.!?;:]{0,20}\\b(?:approve|sanction|grant|promise)\\b`,
  `\\b(?:i|we)\\s+(?:promise|assure|approve|sanction)\\b`,
  `\\byou(?:['’]ll| will| shall| are going to)\\b[^.!?;:]{0,30}\\b(?:get|receive|have|qualify)\\b[^.!?;:]{0,30}\\b(?:loan|money|approval|amount|sanction|funds|it)\\b`,
  `\\byou(?:['’]re| are|['’]ll be| will be)\\s+(?:\\w+\\s+)?(?:eligible|qualified|through)\\b`,
  `\\bapproval is (?:\\w+\\s+)?(?:certain|sure|assured|confirmed|yours|automatic)\\b`,
  `\\b(?:${sure})\\b`,
  `\\b(?:${surely})\\b[^.!?;:]{0,30}\\b(?:mil|milega|${manzoor})\\b`,
  `\\b(?:${manzoor})\\s+(?:ho|kar|krwa|karwa)\\s*${hoga}`,
  `\\b(?:${loan})\\b[^.!?;:]{0,30}\\bmil\\s*${hoga}`,
  `\\bmil\\s+(?:hi\\s+)?(?:jayega|jaega|jaayega|jayegi)\\b[^.!?;:]{0,30}\\b(?:${loan})\\b`,
  `पक्का|पक्की|गारंटी|गारन्टी|शर्तिया`,
  `(?:जरूर|अवश्य|निश्चित)[^।.!?;:]{0,30}(?:मिल|मंजूर|स्वीकृत|पास)`,
  `(?:मंजूर|मन्जूर|स्वीकृत|पास|अप्रूव|सैंक्शन|क्लियर)\\s*(?:हो|कर|करवा)\\s*${होगा}`,
  `(?:लोन|ऋण|कर्ज|पैसा|पैसे|मंजूरी)[^।.!?;:]{0,30}मिल\\s*${होगा}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Whether a text promises a loan. Its letters are normalised already (figure-guard.ts). */
export function promisesLoan(text: string): boolean {
  const rest = mentions.reduce((left, mention) => left.replace(mention, ' '), text);
  return promises.some((promise) => promise.test(rest));
}
