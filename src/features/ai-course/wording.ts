import type { AiCourse } from './ai-course-schema.ts';

export type Promised = keyof AiCourse['wordings'];

/** The promises of the course as they may be made today: those about public funds change where none may pay for it. */
export const wordingIn =
  ({ wordings }: Pick<AiCourse, 'wordings'>, isFunded: boolean) =>
  (name: Promised): string => {
    const promise = wordings[name];
    return typeof promise === 'string' ? promise : promise[isFunded ? 'open' : 'suspended'];
  };
