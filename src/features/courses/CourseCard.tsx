import { Picture } from '#src/features/pictures/Picture.tsx';
import { paths } from '#src/site/paths.ts';
import { CHOICE_FORM, type Course } from './course.ts';
import { categoryTone } from './course-categories.ts';
import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Props = {
  course: Course;
  heading?: 'h2' | 'h3';
  /** Pictures of the first screen are fetched at once. */
  eager?: boolean;
  /** Whether the card has a box that puts its course into the form of `CourseChoice`. */
  choosable?: boolean;
};

/** One course of a list: the same card in the built page and in the islands. */
export function CourseCard({ course, heading: Heading = 'h3', eager = false, choosable = false }: Props) {
  return (
    <article className="course-card" data-tone={categoryTone(course.category)}>
      <Picture
        data-picture={`course-${course.id}`}
        src={course.imagePath ?? paths.courseIllustration(course.id)}
        alt=""
        sizes="(min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw"
        width={480}
        height={300}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <p className="course-card__badges">
        <span className="badge">{course.category}</span>
        {course.eligibleForCPF && <span className="badge badge-cpf">Éligible CPF</span>}
      </p>
      <Heading className="course-card__title">
        <a href={paths.course(course.id)}>{course.title}</a>
      </Heading>
      <p className="course-card__description">{course.description}</p>
      <p className="course-card__duration numeric">{course.duration}</p>
      {choosable && (
        <label className="course-card__choice">
          <input
            type="checkbox"
            name="formations"
            value={course.id}
            form={CHOICE_FORM}
            aria-label={`${TEXTS.compare} ${course.title}`}
          />
          {TEXTS.compare}
        </label>
      )}
    </article>
  );
}
