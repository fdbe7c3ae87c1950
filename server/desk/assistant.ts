// npm run assistant -- gaps | train | asked | roles | corrected | talks | measure | measure-roles | measure-talks | why "text" …: what it could not answer, teaching it, looking inside.
import { readFileSync, writeFileSync } from 'node:fs';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import type { Turn } from '../chat/message.ts';
import { askedFile } from '../chat/asked/stored.ts';
import { trainAsked } from '../chat/asked/train.ts';
import { readCorpus } from '../chat/corpus/read.ts';
import { createAssistant } from '../chat/engine.ts';
import { gapsFile, readGaps } from '../chat/gaps.ts';
import {
  askedRecord,
  classifierRecord,
  correctedRecord,
  rolesRecord,
  talkRecord,
  type Stored,
} from '../chat/intent/learned-from.ts';
import { measure } from '../chat/intent/measure.ts';
import { classifierFile, openStored } from '../chat/intent/stored.ts';
import { compressed, train, trainUnseen } from '../chat/intent/train.ts';
import { readLabelled } from '../chat/slots/roles/labelled.ts';
import { correctedFile } from '../chat/slots/corrected/corrected.ts';
import { trainCorrected } from '../chat/slots/corrected/train.ts';
import { openStoredRoles, rolesFile } from '../chat/slots/roles/stored.ts';
import { measureRole } from '../chat/slots/roles/measure.ts';
import { trainRoles } from '../chat/slots/roles/train.ts';
import { readTalks } from '../chat/talk/labelled.ts';
import { measureTalk } from '../chat/talk/measure.ts';
import { talkFile } from '../chat/talk/stored.ts';
import { trainTalk } from '../chat/talk/train.ts';
import { readEnv } from '../env.ts';
import { printable } from '../log.ts';

const calibrationFile = new URL('../chat/intent/calibration.json', import.meta.url);
const temperatureNow = () => (JSON.parse(readFileSync(calibrationFile, 'utf8')) as { temperature: number }).temperature;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

function store(file: URL, record: Stored, weights: Uint8Array, what: string): void {
  const bytes = compressed(weights);
  writeFileSync(file, bytes);
  writeFileSync(record.file, `${JSON.stringify(record.of(weights), null, 2)}\n`);
  console.log(`Learned ${what}; ${Math.round(bytes.length / 1024)} KB written.`);
}

function learnRoles(): void {
  const messages = readLabelled();
  store(rolesFile, rolesRecord, trainRoles(messages), `the figures of ${messages.length} messages`);
}

function learnCorrected(): void {
  const messages = readLabelled();
  const weights = trainCorrected(messages, openStoredRoles());
  store(correctedFile, correctedRecord, weights, `what is taken back in ${messages.length} messages`);
}

async function learnAsked(): Promise<void> {
  const examples = readCorpus();
  const weights = trainAsked(examples, await trainUnseen(examples, temperatureNow()));
  store(askedFile, askedRecord, weights, 'which of what is heard is asked');
}

function learnTalks(): void {
  const talks = readTalks();
  store(talkFile, talkRecord, trainTalk(openStored(), talks), `${talks.length} follow-ups`);
}

const writersOf = (lines: readonly { w: string }[], kind: string): string[] =>
  [...new Set(lines.map(({ w }) => w))].filter((name) => name.startsWith(kind)).toSorted();

const commands: Record<string, (...said: string[]) => void | Promise<void>> = {
  gaps() {
    const list = readGaps(gapsFile(readEnv().DATA_DIR));
    if (list.length === 0) console.log('No unanswered questions yet.');
    for (const { count, last, text } of list) console.log(`${String(count).padStart(5)}  ${last}  ${printable(text)}`);
  },
  async train() {
    const examples = readCorpus();
    store(classifierFile, classifierRecord, await train(examples, temperatureNow()), `${examples.length} examples`);
    await learnAsked();
    learnTalks();
  },
  roles() {
    learnRoles();
    learnCorrected();
  },
  asked: learnAsked,
  corrected: learnCorrected,
  talks: learnTalks,
  async measure() {
    const measured = await measure(readCorpus());
    for (const { writer, lines, first, any, three, products } of measured.scores)
      console.log(
        `${writer.padEnd(8)} ${String(lines).padStart(5)} lines: an intent asked${percent(any)}, the first one${percent(first)}, among three${percent(three)}, loans${percent(products)}`,
      );
    console.log(`temperature ${measured.temperature}`);
    writeFileSync(calibrationFile, `${JSON.stringify(measured, null, 2)}\n`);
  },
  'measure-roles'() {
    const messages = readLabelled();
    for (const name of writersOf(messages, 'figures-')) {
      const { figures, right, whole } = measureRole(messages, name);
      console.log(
        `${name.padEnd(18)} ${String(figures).padStart(5)} figures${percent(right)}, messages${percent(whole)}`,
      );
    }
  },
  'measure-talks'() {
    const talks = readTalks();
    const classifier = openStored();
    for (const name of writersOf(talks, 'follow-')) {
      const [after, whole] = measureTalk(classifier, talks, name);
      console.log(
        `${name.padEnd(18)} ${String(after.lines).padStart(4)} follow-ups${percent(after.right)} (without the talk${percent(after.alone)}), ${whole.lines} that stand alone${percent(whole.right)} (${percent(whole.alone)})`,
      );
    }
  },
  why(...said) {
    const { services, articles, site } = content('en');
    const assistant = createAssistant({ facts, services, articles, firm, address: site.address });
    const history: Turn[] = [];
    for (const text of said.slice(0, -1)) {
      const { response } = assistant.answer({ message: text, history });
      history.push({ from: 'visitor', text }, { from: 'assistant', text: response });
      console.log(`> ${text}\n${response}\n`);
    }
    const question = { message: said.at(-1) ?? '', history };
    const { language, intents, asked, guard, answered, products, slots, rows } = assistant.why(question);
    const { response, choices } = assistant.answer(question);
    for (const { name, p } of intents) console.log(`${percent(p)}  ${name}`);
    const list = (name: string, values: string[]) => console.log(`${name.padEnd(9)} ${values.join(', ') || '–'}`);
    list('language', [language]);
    list('guard', guard ? [guard] : []);
    list(
      'asked',
      asked.map(({ name, p }) => `${name} (${Math.round(p * 100)} %)`),
    );
    list('answered', answered);
    list('loans', products);
    for (const [role, said] of Object.entries(slots.filled))
      list(
        role,
        said.map(({ text: own, value, p }) => `${value} (${own}, ${Math.round(p * 100)} %)`),
      );
    list('rows', rows);
    list(
      'choices',
      choices.map(({ label }) => label),
    );
    console.log(response);
  },
};

const [command = 'gaps', ...words] = process.argv.slice(2);
const run = commands[command];
if (!run || (command === 'why' && words.length === 0)) {
  console.error(
    'Usage: npm run assistant -- gaps | train | roles | corrected | talks | measure | measure-roles | measure-talks | why "text" ["what is said then" …]',
  );
  process.exit(2);
}
await run(...words);
