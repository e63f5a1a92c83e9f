import { displayedTexts } from '../../src/content-audit/content-texts.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import { stateLabel } from '../../src/features/courses/course-session-texts.ts';
import { offeredSessions } from '../../src/features/courses/course-sessions.ts';
import { compact } from './written-places.ts';

/** Whether a line of a page only repeats what `content/` says: that is judged where it is written. */
export function saidByContent(content: Content, today: Date): (line: string) => boolean {
  const { aiCourse, figures } = content;
  const { claims, wordings } = aiCourse.sheet;
  const texts = displayedTexts(content).map(({ text }) => text);
  const promises = Object.values(wordings).map((wording) => wording[claims]);
  const said = compact([...texts, ...promises].join('\n'));
  const published = Object.values(figures.sheet.figures).map(({ value, label }) => compact(value + label));
  // Computed from the seats that somebody has counted, never typed.
  const counted = content.courses
    .flatMap(({ sheet }) => offeredSessions(sheet, today))
    .filter(({ state }) => state === 'few')
    .map((session) => compact(stateLabel(session)));
  return (line) => {
    const words = compact(line);
    return said.includes(words) || counted.some((label) => words.includes(label)) || published.some((figure) => words.includes(figure));
  };
}
