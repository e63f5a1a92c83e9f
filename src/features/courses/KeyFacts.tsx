import { Ordinals } from '#src/components/Ordinals.tsx';
import { hasCertificate } from '#src/site/has-certificate.ts';
import { nextOpening, nextStart } from './course.ts';
import type { Course } from './course-json.ts';

type Facts = Pick<Course, 'priceText' | 'duration' | 'eligibleForCPF' | 'openings'>;

export const keyFacts = (course: Facts) => [
  { id: 'price', term: 'Tarif', text: course.priceText },
  { id: 'duration', term: 'Durée', text: course.duration },
  { id: 'next', term: 'Prochaine session', text: nextStart(course), session: nextOpening(course)?.start },
  ...(hasCertificate ? [{ id: 'cpf', term: 'CPF', text: course.eligibleForCPF ? 'Éligible' : 'Non éligible' }] : []),
];

export const KeyFacts = ({ course }: { course: Facts }) => (
  <dl className="flex flex-wrap gap-[0.5rem_1.25rem] leading-snug numeric *:border-l-2 *:border-margin *:pl-2 [&_dd]:font-semibold [&_dt]:text-small [&_dt]:text-ink-soft">
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
