import { now } from '#src/lib/clock.ts';
import { readAiCourse } from './read-ai-course.ts';

export const { aiCourse, sheet: aiCourseSheet, wording, certifiedWording } = readAiCourse(now());

export const PASSWORD_WARNING =
  'Ne nous envoyez ni mot de passe, ni numéro de sécurité sociale, ni accès FranceConnect\u00a0: nous n’en avons jamais besoin.';
