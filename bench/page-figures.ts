import type { Figure } from './figures.ts';
import { lateTypefacesShift } from './late-typefaces.ts';
import type { MeasuredPage } from './pages.ts';
import { pageWeight } from './page-weight.ts';
import type { Server } from './serve-dist.ts';

/** The first flight of a TCP connection: ten packets. */
const FIRST_FLIGHT = 14_600;
const BEFORE_LOAD = 60_000;
const START_SCRIPT = 2_000;
const ALL_SCRIPT = 90_000;
/** A fifth of what Web Vitals calls good. */
const LATE_TYPEFACES_SHIFT = 0.02;

export async function pageFigures(server: Server, { path, use }: MeasuredPage): Promise<Figure[]> {
  const weight = await pageWeight(server, path, use);
  const figure = (name: string, measured: number, limit: number): Figure => ({
    subject: path,
    name,
    measured,
    limit,
    unit: 'B',
  });
  return [
    figure('HTML with its styles, brotli', weight.html, FIRST_FLIGHT),
    figure('everything before the load event', weight.beforeLoad, BEFORE_LOAD),
    figure('script run before any interaction', weight.executedScript, START_SCRIPT),
    figure('the same scripts whole, brotli', weight.startScript, START_SCRIPT),
    figure('script after using everything, brotli', weight.allScript, ALL_SCRIPT),
    {
      subject: path,
      name: 'layout shift, typefaces a second late',
      measured: await lateTypefacesShift(server, path),
      limit: LATE_TYPEFACES_SHIFT,
      unit: '',
    },
  ];
}
