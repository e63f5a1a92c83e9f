import type { Article } from './article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ARTICLE_LOOKS } from './article-looks.ts';

type Props = {
  articles: readonly Article[];
  /** Whether the first one opens the list, larger than the others. */
  hasLead: boolean;
  eager?: number;
};

/** Articles one below the other, their dates in the margin. */
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
