import { CHOICE_FORM, type Course } from './course.ts';
import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Props = { course: Course };

/** Puts the course of a card into the form of `CourseChoice`. */
export function CompareBox({ course }: Props) {
  return (
    <label className="no-print relative z-1 flex items-center gap-2 justify-self-start">
      <input
        className="size-6 checked:[counter-increment:chosen]"
        type="checkbox"
        name="formations"
        value={course.id}
        form={CHOICE_FORM}
        aria-label={`${TEXTS.compare} ${course.title}`}
      />
      {TEXTS.compare}
    </label>
  );
}
