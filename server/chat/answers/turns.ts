// What bears on the last question, whatever it sounds like by itself: "and in my wife's name?".

/** Said after the first, the second asks it once more. */
export const turns: readonly { after: RegExp; when: RegExp; as?: string }[] = [
  // "And if they do not listen even then?"
  {
    after:
      /^(?:rule\.(?:recovery|penal|closing|ombudsman|reset|kfs|insurance)|firm\.complaint|score\.error|talk\.harassed|process\.visitbank)$/,
    when: /(?:still|even then|after that|nothing|no answer|not listen|dont listen|no reply)[^?]*\?|(?:bhi|phir) (?:na|nahi|nhi) (?:sun|man|kar|de)\p{L}*|(?:भी|फिर) (?:न|ना|नहीं) (?:सुन|मान|कर|दे)/u,
    as: 'rule.ombudsman',
  },
  // "And in my wife's name only?"
  {
    after: /^(?:rule|sum)\.stampduty$/,
    when: /(?<!\p{L})(?:name|naam|wifes?|husbands?|patni|pati|mother|maa|mahila|aurat|lady|ladies|woman|women|joint|dono|नाम|पत्नी|पति|महिला|औरत|दोनों)(?!\p{L})/u,
  },
  // "I am not on a salary, I drive my own taxi."
  {
    after: /^ask\.(?:docs|statements)$/,
    when: /not (?:on )?(?:a )?salar|(?<!\p{L})(?:self|own|apna|apni|khud|shop|shopkeeper|duka+n(?:da+r)?|business|dhandha|taxi|freelanc\p{L}*|अपना|अपनी|खुद|दुकान|दुकानदार|धंधा|व्यापार)(?!\p{L})/u,
  },
  // "And for my wife? She will be a co-owner."
  {
    after: /^ask\.docs$/,
    when: /(?<!\p{L})(?:wifes?|husbands?|patni|biwi|gharwali|pati|co ?-?(?:owner|applicant)|पत्नी|घरवाली|पति|सह-?आवेदक)(?!\p{L})/u,
  },
  // "But mine is at a fixed rate."
  {
    after: /^rule\.prepay$/,
    when: /(?<!\p{L})(?:fix|fixed|floating|business|company|firm|फिक्स|फिक्स्ड|फ्लोटिंग|बिजनेस|कंपनी)(?!\p{L})/u,
  },
  // "Yes, that one. How much would it be?"
  {
    after: /^(?:scheme\.(?!fit|list)\w+|ask\.share)$/,
    when: /(?<!\p{L})(?:us|uspe|usme|is|ispe|isme|wahi|that|उस|उसमें|इसमें|वही)(?!\p{L})[^?]*(?:kitn|how much|कितन)/u,
  },
  // "And does that 4 percent go on the whole loan?"
  {
    after: /^(?:scheme\.(?:pmay|pmegp|mudra|vyupy|subsidy)|ask\.share)$/,
    when: /(?<!\p{L})(?:(?:wo|woh|vo|ye|yeh|that|this|वो|वह|ये|यह) \d|(?:poore|pure|whole|entire|full|पूरे) (?:loan|amount|rakam|लोन|रकम))/u,
  },
  // "And if I paid that back, what next?"
  {
    after: /^scheme\.mudra$/,
    when: /(?<!\p{L})(?:paid|repaid|pay back|chuka\p{L}*|next|dobara|phir se|चुका\p{M}*|अगला|दोबारा)(?!\p{L})/u,
  },
  // "Until when is this one open?"
  {
    after: /^scheme\./,
    when: /(?<!\p{L})(?:kab tak|till when|until when|how long|end date|last date|chalu|कब तक|चालू|आखिरी तारीख)(?!\p{L})/u,
  },
  // "Two months and they still do not give them."
  {
    after: /^rule\.closing$/,
    when: /(?<!\p{L})(?:days?|months?|weeks?|din|mahin\p{L}*|haft\p{L}*|दिन|महीन[\p{L}\p{M}]*|हफ्त[\p{L}\p{M}]*|nahi de|not giv\p{L}*|नहीं दे)(?!\p{L})/u,
  },
  // "But my father has a shop, he is 63."
  { after: /^ask\.age$/, when: /\d|(?<!\p{L})(?:self|shop|dukan|dukaan|business|naukri|दुकान|नौकरी|व्यापार)(?!\p{L})/u },
  // "And on the interest?"
  { after: /^ask\.tax$/, when: /(?<!\p{L})(?:interest|byaj|vyaj|principal|mool|mooldhan|ब्याज|मूल|मूलधन)(?!\p{L})/u },
  // "Do I get it all at once?"
  {
    after: /^scheme\.pmay$/,
    when: /at once|one go|in parts|instal|lump|ek ?saath|ek baar|kisht?|khate|account|एक साथ|एक बार|किस्त|खाते/,
  },
  // "And for a plot?"
  {
    after: /^ask\.rate$/,
    when: /(?<!\p{L})(?:girvi|गिरवी|plot|construction|banwa\p{L}*|extension|manzil|kamra|प्लॉट|निर्माण|मंजिल)(?!\p{L})/u,
  },
];
