// npm run assistant -- gaps | train | measure | why "text": what it could not answer, teaching it, and looking inside.
import { readFileSync, writeFileSync } from 'node:fs';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { readCorpus } from '../chat/corpus/read.ts';
import { createAssistant } from '../chat/engine.ts';
import { gapsFile, readGaps } from '../chat/gaps.ts';
import { recordFile, recordOf } from '../chat/intent/learned-from.ts';
import { measure } from '../chat/intent/measure.ts';
import { classifierFile } from '../chat/intent/stored.ts';
import { compressed, train } from '../chat/intent/train.ts';
import { readEnv } from '../env.ts';
import { printable } from '../log.ts';

const calibrationFile = new URL('../chat/intent/calibration.json', import.meta.url);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);

const commands: Record<string, (text: string) => void | Promise<void>> = {
  gaps() {
    const list = readGaps(gapsFile(readEnv().DATA_DIR));
    if (list.length === 0) console.log('No unanswered questions yet.');
    for (const { count, last, text } of list) console.log(`${String(count).padStart(5)}  ${last}  ${printable(text)}`);
  },
  async train() {
    const { temperature } = JSON.parse(readFileSync(calibrationFile, 'utf8')) as { temperature: number };
    const examples = readCorpus();
    const weights = await train(examples, temperature);
    const file = compressed(weights);
    writeFileSync(classifierFile, file);
    writeFileSync(recordFile, `${JSON.stringify(recordOf(weights), null, 2)}\n`);
    console.log(`Learned ${examples.length} examples; ${Math.round(file.length / 1024)} KB written.`);
  },
  async measure() {
    const measured = await measure(readCorpus());
    for (const { writer, lines, first, any, three, products } of measured.scores)
      console.log(
        `${writer.padEnd(8)} ${String(lines).padStart(5)} lines: an intent asked${percent(any)}, the first one${percent(first)}, among three${percent(three)}, loans${percent(products)}`,
      );
    console.log(`temperature ${measured.temperature}`);
    writeFileSync(calibrationFile, `${JSON.stringify(measured, null, 2)}\n`);
  },
  why(text) {
    const { services, articles, site } = content('en');
    const assistant = createAssistant({ facts, services, articles, firm, address: site.address });
    const { language, intents, guard, answered, products, slots, rows } = assistant.why({ message: text });
    const { response, choices } = assistant.answer({ message: text });
    for (const { name, p } of intents) console.log(`${percent(p)}  ${name}`);
    const list = (name: string, values: string[]) => console.log(`${name.padEnd(9)} ${values.join(', ') || '–'}`);
    list('language', [language]);
    list('guard', guard ? [guard] : []);
    list('answered', answered);
    list('loans', products);
    for (const [role, said] of Object.entries(slots.filled))
      list(
        role,
        said.map(({ text: own, value }) => `${value} (${own})`),
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
  console.error('Usage: npm run assistant -- gaps | train | measure | why "text"');
  process.exit(2);
}
await run(words.join(' '));
