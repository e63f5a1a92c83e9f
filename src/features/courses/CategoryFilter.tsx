import { FilterLinks } from '#src/components/FilterLinks.tsx';
import { paths } from '#src/site/paths.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { ALL_COURSES } from './course-categories.ts';
import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Props = {
  category: string | undefined;
  onChoose?: (category: string | undefined) => void;
};

const OPTIONS = [
  { value: undefined, label: ALL_COURSES, href: paths.courses },
  ...COURSE_CATEGORIES.map((category) => ({ value: category, label: category, href: paths.courseCategory(category) })),
];

/** The categories of the catalogue and of the showcase. */
export function CategoryFilter({ category, onChoose }: Props) {
  return <FilterLinks label={TEXTS.categories} options={OPTIONS} current={category} onChoose={onChoose} />;
}
