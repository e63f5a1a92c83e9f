import { telHref } from '#src/lib/phone.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact-texts.ts';
import { type SentRequest, sentFacts } from './sent-request.ts';
import { useInView } from './use-in-view.ts';
import type { WhatFollows } from '../what-follows.ts';

type Props = {
  sent: SentRequest;
  follows: WhatFollows;
  /** Where somebody answers at once. */
  phone: string;
  onAgain: () => void;
};

/** What remains when the toast has gone. It has no role and takes no focus: the toast alone is announced. */
export function SentNotice({ sent, follows, phone, onAgain }: Props) {
  const notice = useInView<HTMLDivElement>();
  return (
    <div ref={notice} className="form-sent">
      <h3>{TEXTS.sent}</h3>
      <dl>
        {sentFacts(sent, follows).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {follows.next.length > 0 && (
        <ul>
          {follows.next.map((step) => (
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
