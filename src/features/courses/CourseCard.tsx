import { Picture } from '#src/features/pictures/Picture.tsx';
import { paths } from '#src/site/paths.ts';
import { CHOICE_FORM, type Course } from './course.ts';
import { nextStart, priceAndDuration } from './course-answers.ts';
import { categoryTone } from './course-categories.ts';
import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

/** The spacing and the line below, which a card to come has too. */
export const CARD_SHAPE = 'grid grid-rows-[auto_auto_auto_1fr_auto] gap-3 border-b-[1.5px] border-ink pb-4';

type Props = {
  course: Course;
  /** Whether the card has a box that puts its course into the form of `CourseChoice`. */
  choosable?: boolean;
};

/** One course of a list: the same card in the built page and in the islands. */
export function CourseCard({ course, choosable = false }: Props) {
  return (
    <article className={['card', CARD_SHAPE].join(' ')} data-course-card="" data-tone={categoryTone(course.category)}>
      <Picture
        className="card-picture"
        data-picture={`course-${course.id}`}
        src={course.imagePath ?? paths.courseIllustration(course.id)}
        alt=""
        sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 43vw, calc(100vw - 3.5rem)"
        width={480}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <p className="flex flex-wrap gap-2">
        <span className="badge">{course.category}</span>
        {course.eligibleForCPF && <span className="badge badge-cpf">Éligible CPF</span>}
      </p>
      <h3 className="text-pretty">
        <a className="card-link" href={paths.course(course.id)}>
          {course.title}
        </a>
      </h3>
      <p className="self-start text-base leading-normal text-ink-soft">{course.description}</p>
      <p className="numeric">
        <strong>{priceAndDuration(course)}</strong>
        <span className="block" data-session={course.nextSession?.start}>
          {nextStart(course)}
        </span>
      </p>
      {choosable && (
        <label className="relative z-1 flex items-center gap-2 justify-self-start">
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
      )}
    </article>
  );
}
