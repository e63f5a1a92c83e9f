import { readAiCourse } from './read-ai-course.ts';

/** The AI course on the day of this build: `aiSheet` is the course of the catalogue that gives its facts. */
export const { aiCourse, sheet: aiSheet, wording } = readAiCourse(new Date());
