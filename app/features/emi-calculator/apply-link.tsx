import { ButtonLink } from '../../ui/button.tsx';
import { useSetting } from './setting.ts';

/** The application form with these figures: /query?amount=500000&loan=home-loan */
export function ApplyLink() {
  const { words, state } = useSetting();
  const asked = new URLSearchParams({ amount: String(state.amount) });
  if (state.loan) asked.set('loan', state.loan);
  return (
    <p className="carry">
      <ButtonLink look="line" to={`/query?${asked}`}>
        {words.result.apply}
      </ButtonLink>
    </p>
  );
}
