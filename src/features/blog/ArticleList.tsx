import type { Article } from './article.ts';
import { ArticleCard } from './ArticleCard.tsx';

type Props = {
  articles: readonly Article[];
  /** Whether the first one opens the list, larger than the others. */
  hasLead: boolean;
  eager?: number;
};

/** Articles one below the other, their dates in the margin. */
export function ArticleList({ articles, hasLead, eager = 0 }: Props) {
  return (
    <ul className={hasLead ? 'article-list article-list--lead' : 'article-list'} role="list">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
