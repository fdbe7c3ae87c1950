// Greetings, thanks, insults: short words around the loan.
import type { Ask } from './ask.ts';
import type { Said, Voice } from './reply/voice.ts';

const worldly = /^[apefkns]\./;

export function smallTalk(ask: Ask, voice: Voice): Said | null {
  const text = voice.texts.talk;
  const about = ask.hits.some((hit) => worldly.test(hit.concept)) || ask.has('w.loan');
  const say = (sentence: string) => voice.say(sentence);
  if (ask.has('m.insult') && (!about || ask.has('m.bot', 'w.you')) && ask.products.length === 0)
    return say(text.insult);
  if (
    ask.has('m.language') &&
    ask.attributes.length === 0 &&
    ask.products.length === 0 &&
    ask.has('v.talk', 'q.can', 'q.what', 'w.you')
  )
    return say(text.languages);
  if (ask.has('m.who') && ask.products.length === 0) return say(text.who);
  if (about || ask.strangers.length > 3) return null;
  if (ask.has('m.thanks')) return say(text.thanks);
  if (ask.has('m.bye') && !ask.has('q.where', 'q.how', 'q.when')) return say(text.bye);
  if (ask.has('m.hello') && ask.tokens.length <= 8) return say(text.hello);
  if (ask.has('m.help') && ask.strangers.length === 0 && !ask.has('w.paper', 'o.private')) return say(text.help);
  if (ask.tokens.length === 0) return say(text.help);
  if (ask.has('m.ok', 'x.neg') && ask.tokens.length <= 4 && ask.strangers.length === 0) return say(text.ok);
  return null;
}
