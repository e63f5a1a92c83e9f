import type { ComponentType } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/features/pictures/Picture.tsx';
import { DRAWINGS } from '#src/site/drawings.ts';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course-json.ts';
import { categoryTone, courseDrawing } from './course-picture.ts';
import { KeyFacts } from './KeyFacts.tsx';

type Props = { course: Course; Box?: ComponentType<{ course: Course }> | undefined };

export function CourseCard({ course, Box }: Props) {
  const picture = course.imagePath ?? courseDrawing(course.id);
  // Without drawings, a card without a picture shows the colour of its category.
  const isPlain = picture === undefined && !DRAWINGS;
  return (
    <article
      className={isPlain ? 'card course-card border-t-8 border-t-tone pt-4' : 'card course-card'}
      data-course-card=""
      data-tone={categoryTone(course.category)}
    >
      <Picture
        className="card-picture"
        data-picture={`course-${course.id}`}
        src={picture}
        alt=""
        sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 43vw, 6rem"
        width={480}
        height={300}
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
      <div className="flex items-end justify-between gap-4">
        <KeyFacts course={course} shown={['price', 'duration', 'next']} />
        <Icon className="no-print text-margin" name="arrow" />
      </div>
      {Box && <Box course={course} />}
    </article>
  );
}
