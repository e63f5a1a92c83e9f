import { articleKind } from './article-kind.ts';
import { courseKind } from './course-kind.ts';
import { creatorKind } from './creator-kind.ts';
import type { Kind } from './kind.ts';
import { memberKind } from './member-kind.ts';
import { testimonialKind } from './testimonial-kind.ts';

/** All that `npm run new` can write. */
export const KINDS: readonly Kind[] = [courseKind, articleKind, testimonialKind, memberKind, creatorKind];
