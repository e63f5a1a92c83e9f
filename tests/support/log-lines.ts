import { onTestFinished, vi } from 'vitest';

/** The lines that functions log during a test. */
export function logLines(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => {
    spy.mockRestore();
  });
  return lines;
}
