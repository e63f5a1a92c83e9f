import { expect, test } from 'vitest';
import { toFinding } from '../../src/content-audit/finding.ts';
import { terminalReport } from './terminal-report.ts';

const VIEW = { today: new Date('2026-12-01'), hasColour: false, columns: 60, remark: '' };

const reportOf = (words: string): string =>
  terminalReport(
    ['::champ', 'prix'].map((field, index) =>
      toFinding({ check: 'session-past', file: 'content/courses/a.md', field, found: `${words}${String(index)}` }),
    ),
    VIEW,
  );

test('begins no line with a command of a log, wherever one is cut or a value breaks', () => {
  for (let columns = 0; columns < 60; columns += 1) {
    const report = reportOf(`${'m'.repeat(columns)} ::error::a\n::set-output name=b::c ##[add-mask]d \u001B[31m`);
    expect(report).toContain('set-output');
    expect(report.split(/[\n\r]/).filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
    expect(report).not.toContain('\u001B');
  }
});
