import { FilterLinks } from '#src/components/FilterLinks.tsx';
import { paths } from '#src/site/paths.ts';
import { ALL_ARTICLES, BLOG_CATEGORIES } from './article-categories.ts';
import { BLOG_TEXTS as TEXTS } from './blog-texts.ts';

type Props = {
  /** The categories that have an article: no other is offered. */
  filled: readonly string[];
  category: string | undefined;
  /** How many articles the category has, announced when it changes. */
  status: string;
  onChoose?: (category: string | undefined) => void;
};

const optionsOf = (categories: readonly string[]) => [
  { value: undefined, label: ALL_ARTICLES, href: paths.blog },
  ...categories.map((category) => ({ value: category, label: category, href: paths.articleCategory(category) })),
];

/** The categories of the blog, and how much the chosen one holds. */
export function BlogToolbar({ filled, category, status, onChoose }: Props) {
  // The page of one that has lost its last article still says where it is.
  const offered = BLOG_CATEGORIES.filter((name) => filled.includes(name) || name === category);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <FilterLinks label={TEXTS.categories} options={optionsOf(offered)} current={category} onChoose={onChoose} />
      <p className="flex min-h-11 items-center gap-6 font-semibold text-ink-soft numeric">
        <span role="status">{status}</span>
        <a href={paths.feed} type="application/rss+xml">
          {TEXTS.feed}
        </a>
      </p>
    </div>
  );
}
