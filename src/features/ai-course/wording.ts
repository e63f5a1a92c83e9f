import type { AiCourse } from './ai-course-schema.ts';

export type Promised = keyof AiCourse['wordings'];

/** Which of its two wordings each promise takes: the one line `claims` of `content/ai-course.yaml` chooses for all. */
export const wordingIn =
  ({ claims, wordings }: Pick<AiCourse, 'claims' | 'wordings'>) =>
  (name: Promised): string =>
    wordings[name][claims];
