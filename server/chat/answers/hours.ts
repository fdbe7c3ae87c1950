// When the office is open: on the day that is asked about, and at the time.
import { openOn, weekDays } from '../../../domain/hours.ts';
import { numberWords } from '../../../domain/money/number-words.ts';
import { formatClock } from '../../../domain/money/format.ts';
import { join, type Said } from '../reply/voice.ts';
import type { Task } from './reckon.ts';

const days = [
  ['sunday', ['Sunday'], /sunday|ravivar|ravi ?war|itwar|itvar|रविवार|इतवार|संडे/],
  ['saturday', ['Saturday'], /saturday|shanivar|sanivar|शनिवार|सैटरडे/],
  [
    'weekday',
    weekDays.slice(0, 5),
    /weekday|monday|tuesday|wednesday|thursday|friday|somvar|mangalvar|budhvar|guruvar|shukravar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार/,
  ],
] as const;

/** "3.40 pm", "shaam 6 baje": the minute of the day. Without a word for it, one to seven are in the afternoon. */
const clock = /(?<![\d.,])(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m|p\.m|baje|bje|bajhe|बजे|o ?clock)/;
/** "Shaam chhe baje". */
const spoken = /(\p{L}[\p{L}\p{M}]*)(?= (?:baje|bje|बजे))/gu;
const inMorning = /subah|subha|savere|morning|सुबह|सवेरे/;
const inEvening = /shaam|sham|evening|dopahar|afternoon|शाम|दोपहर/;
function askedAt(asked: string): number | undefined {
  const figures = asked.replace(spoken, (word, name: string) =>
    word.replace(name, String(numberWords.get(name) ?? name)),
  );
  const [, hour = '', minute = '0', half = ''] = clock.exec(figures) ?? [];
  const told = Number(hour);
  if (!hour || told > 23) return undefined;
  const early = half.startsWith('a') || inMorning.test(asked);
  const late = half.startsWith('p') || inEvening.test(asked) || (!early && (told < 8 || told === 12));
  return (told > 12 ? told : (told % 12) + (late ? 12 : 0)) * 60 + Number(minute);
}
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const feast =
  /diwali|deepawali|holi\b|eid\b|rakhi|holiday|tyohar|tyohaar|chh?utti|festival|दिवाली|दीपावली|होली|त्योहार|छुट्टी|राखी|ईद/;
export function openingHours(task: Task): Said {
  const { voice, message } = task;
  return join(onDays(task), feast.test(message.text) ? voice.say(voice.texts.firm.feast) : null);
}

function onDays({ message: { text: asked }, voice }: Task): Said {
  const text = voice.texts.firm;
  const [day, ...more] = days.filter(([, , name]) => name.test(asked));
  if (/24 ?[/x*] ?7|emergency|आपात|raat|रात/.test(asked)) return voice.say(text.emergency, {}, ['/contact']);
  if (!day || more.length > 0) return voice.say(text.hours, {}, ['/contact']);
  const [name, list] = day;
  const row = openOn(voice.hours, list);
  const at = askedAt(asked);
  if (row)
    return join(
      at === undefined
        ? null
        : voice.say(at >= minuteOf(row.opens) && at < minuteOf(row.closes) ? text.openThen : text.closedThen),
      voice.say(
        text.onDayText,
        { day: text.onDay[name], opens: formatClock(row.opens), closes: formatClock(row.closes) },
        ['/contact'],
      ),
    );
  const closed = list.every((one) => openOn(voice.hours, [one]) === null);
  return closed
    ? voice.say(text.closedOn, { day: text.onDay[name] }, ['/contact'])
    : voice.say(text.hours, {}, ['/contact']);
}
