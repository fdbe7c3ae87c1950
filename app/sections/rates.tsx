import { Link } from 'react-router';
import { Checked, type CheckedDate } from '../ui/checked.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { tall } from '../ui/section.tsx';
import { Sheet } from '../ui/sheet.tsx';

export interface RateRow {
  name: string;
  href: string;
  /** In the order of the columns. */
  cells: string[];
}

interface Words {
  title: string;
  columns: Record<'loan' | 'from' | 'amount' | 'tenure' | 'score' | 'time', string>;
  note: string;
  calculator: string;
  eligibility: string;
  schemes: string;
}

/** What every loan starts at, in one table; its caption is its title. */
export function Rates({ words, rows, checked }: { words: Words; rows: RateRow[]; checked: CheckedDate }) {
  const { loan, from, amount, tenure, score, time } = words.columns;
  return (
    <div className="band wrap rates" style={tall(704, 520)}>
      <Sheet
        caption={words.title}
        titled
        corner={loan}
        columns={[from, amount, tenure, score, time]}
        rows={rows.map(({ name, href, cells }) => ({ key: name, head: <Link to={href}>{name}</Link>, cells }))}
      />
      <div className="rates__foot later">
        <Checked text={words.note} on={checked} />
        <p className="rates__tools">
          <MoreLink to="/eligibility" label={words.eligibility} />
          <MoreLink to="/schemes" label={words.schemes} />
          <MoreLink to="/emi-calculator" label={words.calculator} />
        </p>
      </div>
    </div>
  );
}
