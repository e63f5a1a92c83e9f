import { Ordinals } from '#src/components/Ordinals.tsx';
import { hasCertificate } from '#src/site/browser-facts.ts';
import { nextOpening, nextStart, PRICE_LABEL } from './course.ts';
import type { Course } from './course-json.ts';

type Facts = Pick<Course, 'priceText' | 'duration' | 'eligibleForCPF' | 'openings'>;

export const keyFacts = (course: Facts) => [
  { id: 'price', term: PRICE_LABEL, text: course.priceText },
  { id: 'duration', term: 'Durée', text: course.duration },
  { id: 'next', term: 'Prochaine session', text: nextStart(course), session: nextOpening(course)?.start },
  ...(hasCertificate ? [{ id: 'cpf', term: 'CPF', text: course.eligibleForCPF ? 'Éligible' : 'Non éligible' }] : []),
];

export const KeyFacts = ({ course }: { course: Facts }) => (
  <dl className="key-facts">
    {keyFacts(course).map(({ id, term, text, session }) => (
      <div key={id} data-session={session}>
        <dt>{term}</dt>
        <dd>
          <Ordinals text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
