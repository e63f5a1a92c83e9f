import { CardList } from '../CourseGrid.tsx';

/** Cards to come, in their own shape. */
export function CourseSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <CardList aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div
            className="grid grid-rows-[auto_auto_auto_1fr_auto] gap-3 border-b-[1.5px] border-ink pb-4 *:min-h-5 *:animate-skeleton *:rounded-sm *:bg-ruling *:first:aspect-8/5"
            data-skeleton=""
          >
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
