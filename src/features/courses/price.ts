import { formatEuros } from '#src/lib/french-numbers.ts';
import type { CourseData } from './course-schema.ts';

type Price = Pick<NonNullable<CourseData['price']>, 'amount' | 'unit' | 'tax'>;

export const UNIT_LABELS: Record<Price['unit'], string> = { person: 'par personne', group: 'par groupe' };

const EXEMPT = { label: 'exonéré de TVA', reason: '(formation professionnelle continue)' };

export const TAX_LABELS: Record<Price['tax'], string> = {
  exempt: `${EXEMPT.label} ${EXEMPT.reason}`,
  excluded: 'hors taxes',
  included: 'toutes taxes comprises',
};

/** The text for courses without a price, if `site.yaml` has no `fromPrice`. */
export const UNPRICED = 'Prix sur devis';

/** The parts of a price: « 980 € », « par personne, exonéré de TVA » and « (formation professionnelle continue) ». */
export const priceParts = ({ amount, unit, tax }: Price): { amount: string; terms: string; reason?: string } => ({
  amount: formatEuros(amount),
  terms: `${UNIT_LABELS[unit]}, ${tax === 'exempt' ? EXEMPT.label : TAX_LABELS[tax]}`,
  ...(tax === 'exempt' && { reason: EXEMPT.reason }),
});

/** Formats a price: `short` for lists (« 690 € », « 1 260 € par groupe », « 980 € HT »), `full` with unit and tax. */
export function formatPrice(price: Price, length: 'short' | 'full'): string {
  const amount = formatEuros(price.amount);
  if (length === 'full') return `${amount} ${UNIT_LABELS[price.unit]}, ${TAX_LABELS[price.tax]}`;
  return [
    amount,
    ...(price.tax === 'excluded' ? ['HT'] : []),
    ...(price.unit === 'group' ? [UNIT_LABELS.group] : []),
  ].join('\u00a0');
}

/** « 690 € », « Sur devis » */
export const priceOrQuote = ({ price }: { price?: Price | undefined }): string =>
  price ? formatPrice(price, 'short') : 'Sur devis';

/** Price and duration: « 690 €, 14 heures (2 jours) ». */
export const priceAndDuration = ({ price, duration }: { price?: Price | undefined; duration: string }): string =>
  [...(price ? [formatPrice(price, 'short')] : []), duration].join(', ');

type Priced = Pick<CourseData, 'category' | 'price'>;

/** The lowest price per person of a category, or of all courses. */
export function lowestPrice(courses: readonly Priced[], category?: string): number | undefined {
  const amounts = courses
    .filter((course) => category === undefined || course.category === category)
    .flatMap(({ price }) => (price?.unit === 'person' ? [price.amount] : []));
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
