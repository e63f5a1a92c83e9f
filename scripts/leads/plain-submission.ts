import * as z from 'zod/mini';
import { type ContactSubmission, submissionSchema } from '#netlify/submissions/submission.ts';

/** The thirteen keys that programs rely on, always all of them and in the same order, whatever else is stored. */
export const plainSubmission = (submission: ContactSubmission): ContactSubmission =>
  z.parse(submissionSchema, submission);
