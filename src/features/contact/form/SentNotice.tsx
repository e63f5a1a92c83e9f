import { telHref } from '#src/lib/phone.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact-texts.ts';
import { type SentRequest, sentFacts } from './sent-request.ts';
import { useInView } from './use-in-view.ts';
import type { NextSteps } from '../next-steps.ts';

type Props = {
  sent: SentRequest;
  nextSteps: NextSteps;
  /** Where somebody answers at once. */
  phone: string;
  onAgain: () => void;
};

/** The notice that remains when the toast has gone. It has no role and takes no focus: the toast alone is announced. */
export function SentNotice({ sent, nextSteps, phone, onAgain }: Props) {
  const notice = useInView<HTMLDivElement>();
  return (
    <div ref={notice} className="form-sent">
      <h3>{TEXTS.sent}</h3>
      <dl>
        {sentFacts(sent, nextSteps).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sent.calendar && (
        <p>
          <a href={sent.calendar}>{TEXTS.calendar}</a>
        </p>
      )}
      {nextSteps.next.length > 0 && (
        <ul>
          {nextSteps.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      <p>
        {TEXTS.sooner} <a href={telHref(phone)}>{phone}</a>.
      </p>
      <button className="button button-quiet" type="button" onClick={onAgain}>
        {TEXTS.again}
      </button>
    </div>
  );
}
