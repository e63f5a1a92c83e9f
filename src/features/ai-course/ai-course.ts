import { readAiCourse } from './read-ai-course.ts';

/** The AI course on the day of this build: `aiCourseEntry` is the course of the catalogue that gives its facts. */
export const { aiCourse, sheet: aiCourseEntry, wording } = readAiCourse(new Date());

/** Stands beside the forms about funding. */
export const PASSWORD_WARNING =
  'Ne nous envoyez ni mot de passe, ni numéro de sécurité sociale, ni accès FranceConnect\u00a0: nous n’en avons jamais besoin.';
