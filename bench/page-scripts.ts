import type { CDPSession } from '@playwright/test';
import { brotli } from './brotli.ts';

export type Scripts = {
  /** How much script has run since the page was opened, in bytes. To be asked once: the browser then forgets. */
  executed: () => Promise<number>;
  /** All scripts so far, whole and each compressed by itself, in bytes. */
  compressed: () => Promise<number>;
};

type Range = { startOffset: number; endOffset: number; count: number };

/** Inner ranges overrule those around them: a function that ran may hold a branch that did not. */
function executedLength(length: number, ranges: readonly Range[]): number {
  const ran = new Uint8Array(length);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0);
}

/** Follows the scripts that a page gets from `origin`, those in its HTML included. */
export async function watchScripts(cdp: CDPSession, origin: string): Promise<Scripts> {
  const lengths = new Map<string, number>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url, length }) => {
    if (url.startsWith(origin)) lengths.set(scriptId, length ?? 0);
  });
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  return {
    executed: async () => {
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      return result
        .map(({ scriptId, functions }) =>
          executedLength(
            lengths.get(scriptId) ?? 0,
            functions.flatMap(({ ranges }) => ranges),
          ),
        )
        .reduce((sum, length) => sum + length, 0);
    },
    compressed: async () => {
      let bytes = 0;
      for (const scriptId of lengths.keys()) {
        const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId });
        bytes += brotli(Buffer.from(scriptSource)).length;
      }
      return bytes;
    },
  };
}
