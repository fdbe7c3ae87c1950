// npm run assistant -- gaps: what visitors asked and the assistant could not answer, most asked first.
import { readEnv } from '../env.ts';
import { printable } from '../log.ts';
import { gapsFile, readGaps } from '../chat/gaps.ts';

const [command = 'gaps'] = process.argv.slice(2);
if (command !== 'gaps') {
  console.error('Usage: npm run assistant -- gaps');
  process.exit(2);
}
const list = readGaps(gapsFile(readEnv().DATA_DIR));
if (list.length === 0) console.log('No unanswered questions yet.');
for (const { count, last, text } of list) console.log(`${String(count).padStart(5)}  ${last}  ${printable(text)}`);
