import type { Article } from './article.ts';
import { ARTICLE_LOOKS, ArticleCard } from './ArticleCard.tsx';

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
