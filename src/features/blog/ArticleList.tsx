import type { Article } from './article.ts';
import { ARTICLE_LOOKS, ArticleCard, CARD_TEXT } from './ArticleCard.tsx';

type Props = {
  articles: readonly Article[];
  /** Whether the first article is shown larger. */
  hasLead: boolean;
  eager?: number;
};

export function ArticleList({ articles, hasLead, eager = 0 }: Props) {
  return (
    <ul role="list">
      {articles.map((article, index) => {
        const look = hasLead && index === 0 ? 'lead' : 'row';
        return (
          <li className={ARTICLE_LOOKS[look].item} key={article.id}>
            <ArticleCard article={article} look={look} eager={index < eager} />
          </li>
        );
      })}
    </ul>
  );
}

const BAR = 'w-full animate-skeleton rounded-sm bg-ruling';
const TEXT_BARS = ['min-h-5 max-w-[12rem]', 'min-h-8 max-w-[34rem]', 'min-h-12 max-w-[34rem]', 'min-h-5 max-w-[18rem]'];

export function ArticleSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul role="list" aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li className={ARTICLE_LOOKS.row.item} key={index}>
          <div className={ARTICLE_LOOKS.row.card} data-skeleton="">
            <span className={[BAR, 'aspect-8/5 min-h-5 max-w-[34rem]'].join(' ')} />
            <div className={CARD_TEXT}>
              {TEXT_BARS.map((size) => (
                <span className={[BAR, size].join(' ')} key={size} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
