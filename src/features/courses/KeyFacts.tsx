import { hasCertificate } from '#src/site/has-certificate.ts';
import { type Course, nextOpening, nextStart } from './course.ts';
import { priceOrQuote } from './price.ts';

type Facts = Pick<Course, 'price' | 'duration' | 'eligibleForCPF' | 'openings'>;

const KEY_FACTS = {
  price: { term: 'Tarif', textOf: priceOrQuote },
  duration: { term: 'Durée', textOf: ({ duration }: Facts) => duration },
  next: { term: 'Prochaine session', textOf: (course: Facts) => nextStart(course) },
  cpf: { term: 'CPF', textOf: ({ eligibleForCPF }: Facts) => (eligibleForCPF ? 'Éligible' : 'Non éligible') },
};

type KeyFactId = keyof typeof KEY_FACTS;

/** The facts that visitors compare first, in display order. */
export const KEY_FACT_IDS: readonly KeyFactId[] = [
  'price',
  'duration',
  'next',
  ...(hasCertificate ? ['cpf' as const] : []),
];

export const keyFact = (id: KeyFactId, course: Facts) => ({
  term: KEY_FACTS[id].term,
  text: KEY_FACTS[id].textOf(course),
});

type Props = { course: Facts; shown?: readonly KeyFactId[] };

export const KeyFacts = ({ course, shown = KEY_FACT_IDS }: Props) => (
  <dl className="key-facts">
    {shown.map((id) => (
      <div key={id} data-session={id === 'next' ? nextOpening(course)?.start : undefined}>
        <dt>{KEY_FACTS[id].term}</dt>
        <dd>{keyFact(id, course).text}</dd>
      </div>
    ))}
  </dl>
);
