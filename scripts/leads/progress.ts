import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from './terminal.ts';

/** Shorter work is over before anyone has read a bar. */
const WORTH_SHOWING = 100;
const NOTHING: Progress = { advance: () => undefined, stop: () => undefined };

/** A bar on standard error, where people look and programs do not read; none for short work or without a screen. */
export function showProgress(label: string, total: number, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY || total < WORTH_SHOWING) return NOTHING;
  const bar = new SingleBar(
    {
      stream,
      format: `${label} {bar} {value}/{total} (reste {eta_formatted})`,
      hideCursor: true,
      clearOnComplete: true,
      etaBuffer: 200,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    advance: () => {
      bar.increment();
    },
    stop: () => {
      bar.stop();
    },
  };
}
