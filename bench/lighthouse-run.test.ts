import { expect, test } from 'vitest';
import { onProcessorTime } from './lighthouse-run.ts';

const event = (name: string, times: { ts: number; dur: number; tts: number; tdur: number }, tid = 1) => ({
  name,
  ph: 'X' as const,
  pid: 1,
  tid,
  ...times,
});

test('takes out what a task waited, and moves what came after the wait within it', () => {
  const waited = [
    event('task', { ts: 100, dur: 60, tts: 10, tdur: 20 }),
    event('layout', { ts: 145, dur: 12, tts: 15, tdur: 10 }),
    { name: 'request', ph: 'I' as const, pid: 1, tid: 1, ts: 158, tts: 28 },
  ];
  expect(onProcessorTime(waited)).toEqual([
    event('task', { ts: 100, dur: 20, tts: 10, tdur: 20 }),
    event('layout', { ts: 105, dur: 10, tts: 15, tdur: 10 }),
    { name: 'request', ph: 'I', pid: 1, tid: 1, ts: 118, tts: 28 },
  ]);
});

test('leaves what was computed, on every thread, and what has no time of its own', () => {
  const busy = [
    event('task', { ts: 100, dur: 60, tts: 10, tdur: 60 }),
    event('other thread', { ts: 110, dur: 60, tts: 5, tdur: 60 }, 2),
    { name: 'paint', ph: 'I' as const, pid: 1, tid: 1, ts: 150 },
    event('next task', { ts: 200, dur: 5, tts: 70, tdur: 5 }),
  ];
  expect(onProcessorTime(busy)).toEqual(busy);
});
