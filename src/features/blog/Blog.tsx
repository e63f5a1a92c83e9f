import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { knownValue } from '#src/lib/french-text.ts';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { showTitle } from '#src/lib/show-title.ts';
import { paths } from '#src/site/paths.ts';
import { findArticles } from './article.ts';
import { ALL_ARTICLES } from './article-categories.ts';
import { $articles, loadArticles } from './article-mirror.ts';
import { BLOG_TEXTS as TEXTS, blogTitle } from './blog-texts.ts';
import { BlogResults } from './BlogResults.tsx';
import { BlogToolbar } from './BlogToolbar.tsx';

type View = { category: string | undefined; page: number };

type Props = {
  /** The categories that have an article. */
  filled: readonly string[];
  /** The built page's view; it stays as it is while the visitor asks for just that. */
  built: View & { total: number };
  /** The element that holds the built page's articles; other articles are drawn there too. */
  place: HTMLElement;
};

/** The blog once it is awake: the URL says what is shown, back and forward included. */
export function Blog({ filled, built, place }: Props) {
  const mirror = useStore($articles);
  const [view, setView] = useState<View>(built);
  const { category } = view;
  const isBuilt = category === built.category && view.page === built.page;

  useEffect(() => {
    const followUrl = () => {
      const { pathname, search } = location;
      const asked = knownValue(new URLSearchParams(search).get('category') ?? '', filled) || undefined;
      setView(pathname === paths.blog ? { category: asked, page: 1 } : { category: built.category, page: built.page });
    };
    followUrl();
    addEventListener('popstate', followUrl);
    return () => {
      removeEventListener('popstate', followUrl);
    };
  }, [built.category, built.page, filled]);

  useEffect(() => {
    if (!isBuilt) void loadArticles();
    toggleStaticResults(place, isBuilt);
  }, [isBuilt, place]);

  useEffect(() => {
    showTitle(blogTitle(category, view.page));
  }, [category, view.page]);

  const choose = (next: string | undefined) => {
    setView({ category: next, page: 1 });
    history.pushState(null, '', next === undefined ? paths.blog : paths.articleCategory(next));
  };
  const pending = mirror.status === 'failed' ? '' : TEXTS.pending;
  const found = mirror.status === 'loaded' ? TEXTS.count(findArticles(mirror.data, category).length) : pending;

  return (
    <>
      <BlogToolbar
        filled={filled}
        category={category}
        status={isBuilt ? TEXTS.count(built.total) : found}
        onChoose={choose}
      />
      {!isBuilt &&
        createPortal(
          <>
            <h2 className="sr-only" data-live="">
              {category ?? ALL_ARTICLES}
            </h2>
            {/* Another category starts from the top of its own list. */}
            <BlogResults
              key={category ?? ''}
              mirror={mirror}
              category={category}
              onReset={() => {
                choose(undefined);
                document.querySelector<HTMLElement>('[data-blog] a')?.focus();
              }}
            />
          </>,
          place,
        )}
    </>
  );
}
