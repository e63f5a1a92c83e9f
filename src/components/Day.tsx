import { formatDay, isoDay } from '#src/lib/french-dates.ts';
import { Ordinals } from './Ordinals.tsx';

export const Day = ({ date }: { date: Date }) => (
  <time dateTime={isoDay(date)}>
    <Ordinals text={formatDay(date)} />
  </time>
);
