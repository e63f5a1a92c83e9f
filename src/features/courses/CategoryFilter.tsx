import type { MouseEvent } from 'react';
import { paths } from '#src/site/paths.ts';
import { ALL_COURSES, COURSE_CATEGORIES } from './course-categories.ts';
import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Props = {
  category: string | undefined;
  /** Called instead of following the link, for a plain click. */
  onChoose?: (category: string | undefined) => void;
};

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The categories as links to the catalogue; an awake island answers in place. */
export function CategoryFilter({ category, onChoose }: Props) {
  return (
    <nav className="filters" aria-label={TEXTS.categories}>
      {[undefined, ...COURSE_CATEGORIES].map((each) => (
        <a
          key={each ?? ''}
          href={each === undefined ? paths.courses : paths.courseCategory(each)}
          aria-current={each === category ? 'true' : undefined}
          onClick={(event) => {
            if (onChoose === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            onChoose(each);
          }}
        >
          {each ?? ALL_COURSES}
        </a>
      ))}
    </nav>
  );
}
