import { useState } from 'react';
import { MirrorFailure } from '#src/components/MirrorFailure.tsx';
import type { JsonMirror } from '#src/lib/json-mirror.ts';
import { type Article, ARTICLES_PER_PAGE, findArticles } from './article.ts';
import { loadArticles } from './article-mirror.ts';
import { ArticleList } from './ArticleList.tsx';
import { ARTICLE_LOOKS, CARD_TEXT } from './article-looks.ts';
import { BLOG_TEXTS as TEXTS } from './blog-texts.ts';
import { BlogEmpty } from './BlogEmpty.tsx';

const BAR = 'w-full animate-skeleton rounded-sm bg-ruling';
const WORDS = ['min-h-5 max-w-[12rem]', 'min-h-8 max-w-[34rem]', 'min-h-12 max-w-[34rem]', 'min-h-5 max-w-[18rem]'].map(
  (size) => [BAR, size].join(' '),
);
const PICTURE = [BAR, 'aspect-8/5 min-h-5 max-w-[34rem]'].join(' ');

/** Articles to come, in the shape of their list. */
function ArticleSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul role="list" aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li className={ARTICLE_LOOKS.row.item} key={index}>
          <div className={ARTICLE_LOOKS.row.card} data-skeleton="">
            <span className={PICTURE} />
            <div className={CARD_TEXT}>
              {WORDS.map((bar) => (
                <span className={bar} key={bar} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = 6;

type Props = {
  mirror: JsonMirror<readonly Article[]>;
  category: string | undefined;
  onReset: () => void;
};

/** The filter's results, drawn in the browser: skeletons, an error, nothing, or articles. */
export function BlogResults({ mirror, category, onReset }: Props) {
  const [shown, setShown] = useState(ARTICLES_PER_PAGE);
  if (mirror.status === 'failed') return <MirrorFailure message={TEXTS.failed} onRetry={() => void loadArticles()} />;
  if (mirror.status !== 'loaded') return <ArticleSkeletons count={SKELETONS} label={TEXTS.loading} />;
  const found = findArticles(mirror.data, category);
  if (found.length === 0) return <BlogEmpty onReset={onReset} />;
  return (
    <div data-live="">
      <ArticleList articles={found.slice(0, shown)} hasLead={category === undefined} />
      {found.length > shown && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setShown(shown + ARTICLES_PER_PAGE);
            }}
          >
            {TEXTS.more(found.length - shown)}
          </button>
        </p>
      )}
    </div>
  );
}
