import { AI_COURSE_NAME, type FormSubject } from '#src/features/contact/contact-forms.ts';
import { requestSubject } from '#src/features/courses/course-request.ts';
import type { OfferedSession } from '#src/features/courses/sessions.ts';

export function enrolmentSubject(id: string, sessions: readonly OfferedSession[]): FormSubject {
  const { interest, choices } = requestSubject({ id, title: AI_COURSE_NAME, category: '' }, sessions);
  return { interest, choices: choices.map(({ value, label, session }) => ({ value, label, session })) };
}
