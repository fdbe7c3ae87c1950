/** The same messages as an adviser says them in Jaipur. */
import type { deskTemplates as english } from '../en/desk-templates.ts';

export const deskTemplates: typeof english = {
  tried: {
    label: 'हमने फ़ोन किया था',
    text: 'नमस्ते {name} जी, मैं {firm} से {adviser} हूँ। आपके फ़ॉर्म{about} के बारे में अभी फ़ोन किया था। आपको किस समय फ़ोन करना ठीक रहेगा?\n\nरेफ़रेंस: {reference}',
  },
  papers: {
    label: 'ये कागज़ चाहिए',
    text: 'नमस्ते {name} जी, मैं {firm} से {adviser} हूँ। आपके लोन{about} के लिए ये कागज़ तैयार रख लीजिए: PAN और आधार, बैंक के पिछले स्टेटमेंट, और आमदनी के कागज़ (सैलरी स्लिप या ITR)। कॉपी हमारे ऑफ़िस ले आइए या यहीं फ़ोटो भेज दीजिए।\n\nरेफ़रेंस: {reference}',
  },
  lender: {
    label: 'आपकी फ़ाइल बैंक के पास है',
    text: 'नमस्ते {name} जी, मैं {firm} से {adviser} हूँ। आपकी फ़ाइल{about} अब बैंक के पास है। जवाब आते ही आपको फ़ोन करके बता देंगे। बैंक से आपको सीधे फ़ोन आए तो मुझे बता दीजिए।\n\nरेफ़रेंस: {reference}',
  },
  approved: {
    label: 'मंज़ूरी मिल गई: आगे क्या',
    text: 'नमस्ते {name} जी, मैं {firm} से {adviser} हूँ। आपका लोन{about} बैंक ने मंज़ूर कर दिया है। अब साइन और आख़िरी कागज़ बाकी हैं। किस दिन आना ठीक रहेगा, यह तय करने के लिए आपको फ़ोन आएगा।\n\nरेफ़रेंस: {reference}',
  },
  empty: { label: 'खाली संदेश', text: 'नमस्ते {name} जी, मैं {firm} से {adviser} हूँ। \n\nरेफ़रेंस: {reference}' },
};

/** The loans as people call them, and how one stands inside a message. */
export const deskLoans: Record<string, string> = {
  'home-loan': 'होम लोन',
  'personal-loan': 'पर्सनल लोन',
  'mortgage-loan': 'प्रॉपर्टी पर लोन',
  'business-loan': 'बिज़नेस लोन',
  'government-subsidies': 'सरकारी सब्सिडी',
};
