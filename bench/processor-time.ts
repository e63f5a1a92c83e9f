import type { TraceEvent } from 'lighthouse';

/** An event of a trace, with what its thread was given of a processor: `tts` when it began, `tdur` while it lasted (µs). */
type Timed = Partial<TraceEvent> & Pick<TraceEvent, 'ph' | 'pid' | 'tid' | 'ts'> & { tts?: number; tdur?: number };

type Task = { ts: number; tts: number; end: number };

/**
 * A trace as it would be had no thread ever waited for a processor: each task takes the time that it was computed for. What
 * else a machine does, and what its host takes from it, is left out; what a page asks of a processor is not.
 */
export function onProcessorTime<Event extends Timed>(trace: readonly Event[]): Event[] {
  const tasks = new Map<string, Task>();
  return trace
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      const { ph, ts, dur, tts, tdur } = event;
      if (tts === undefined) return event;
      const thread = `${event.pid}/${event.tid}`;
      const last = tasks.get(thread);
      const running = last !== undefined && ts < last.end ? last : undefined;
      if (ph === 'I' && running !== undefined) return { ...event, ts: running.ts + tts - running.tts };
      if (ph !== 'X' || dur === undefined || tdur === undefined) return event;
      const task = running ?? { ts, tts, end: ts + dur };
      tasks.set(thread, task);
      return { ...event, ts: task.ts + tts - task.tts, dur: Math.min(dur, tdur) };
    });
}
