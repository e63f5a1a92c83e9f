import { afterEach, beforeEach, expect, vi } from 'vitest';

// Every error or warning on the console fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  // Hides the log that functions write to standard output.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([]);
});
