import type { ComponentType } from 'react';
import { Ordinals } from '#src/components/Ordinals.tsx';
import { Picture } from '#src/features/pictures/Picture.tsx';
import { hasDrawings } from '#src/site/browser-facts.ts';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course-json.ts';
import { nextOpening, nextStart } from './course.ts';
import { categoryTone, courseDrawing } from './course-picture.ts';

type Props = { course: Course; Box?: ComponentType<{ course: Course }> | undefined };

export function CourseCard({ course, Box }: Props) {
  const picture = course.imagePath ?? courseDrawing(course.id);
  const isPlain = picture === undefined && !hasDrawings;
  return (
    <article
      className={isPlain ? 'card course-card border-t-8 border-t-tone' : 'card course-card'}
      data-course-card=""
      data-tone={categoryTone(course.category)}
    >
      <Picture
        className="card-picture"
        data-picture={`course-${course.id}`}
        src={picture}
        alt=""
        sizes="(min-width: 64rem) 25vw, 43vw"
        width={480}
        height={300}
      />
      <p className="flex flex-wrap gap-2">
        <span className="badge">{course.category}</span>
        {course.eligibleForCPF && <span className="badge badge-cpf">Éligible CPF</span>}
      </p>
      <h3>
        <a className="card-link" href={paths.course(course.id)}>
          {course.title}
        </a>
      </h3>
      <p className="text-body leading-normal text-ink-soft">{course.description}</p>
      <p className="card-facts">
        <strong>
          {course.priceText} · {course.duration}
        </strong>
        <span data-session={nextOpening(course)?.start}>
          <Ordinals text={nextStart(course)} />
        </span>
      </p>
      {Box && <Box course={course} />}
    </article>
  );
}
