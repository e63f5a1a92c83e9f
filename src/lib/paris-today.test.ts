import { expect, test, vi, onTestFinished } from 'vitest';
import { parisDay } from './french-dates.ts';
import { parisToday } from './paris-today.ts';

const todayAt = (instant: Date): string => {
  vi.useFakeTimers({ now: instant, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return parisToday();
};

test('returns the day in Paris, which begins an hour late in summer', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const winter = new Date(Date.UTC(2026, 10, 20, hour, 30));
    expect(todayAt(winter)).toBe(parisDay(winter));
    const summer = new Date(Date.UTC(2026, 6, 14, hour, 30));
    expect([parisDay(summer), parisDay(new Date(summer.getTime() - 3_600_000))]).toContain(todayAt(summer));
  }
});
