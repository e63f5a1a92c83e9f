import { CARD_SHAPE } from '../CourseCard.tsx';
import { CardList } from '../CourseGrid.tsx';

const BARS = '*:min-h-5 *:animate-skeleton *:rounded-sm *:bg-ruling *:first:aspect-8/5';

/** Cards to come, in their own shape. */
export function CourseSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <CardList aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={[CARD_SHAPE, BARS].join(' ')} data-skeleton="">
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
        </li>
      ))}
    </CardList>
  );
}
