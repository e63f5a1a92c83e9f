import { formatDay } from '#src/lib/french-dates.ts';
import { Picture } from '#src/features/pictures/Picture.tsx';
import { paths } from '#src/site/paths.ts';
import { type Article, TAGS_PER_CARD } from './article.ts';
import { articleTone } from './article-categories.ts';
import { BLOG_TEXTS as TEXTS } from './blog-texts.ts';

type Props = {
  article: Article;
  heading?: 'h2' | 'h3';
  /** Pictures of the first screen are fetched at once. */
  eager?: boolean;
};

/** One article of a list: the same card in the built page and in the island. */
export function ArticleCard({ article, heading: Heading = 'h3', eager = false }: Props) {
  const { id, title, excerpt, category, tags, imagePath, createdAt } = article;
  return (
    <article className="article-card" data-tone={articleTone(category)}>
      <Picture
        data-picture={`article-${id}`}
        src={imagePath ?? paths.articleIllustration(id)}
        alt=""
        sizes="(min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw"
        width={480}
        height={300}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <div className="article-card__text">
        <p className="article-card__facts numeric">
          <span className="badge">{category}</span>
          <time dateTime={createdAt}>{formatDay(new Date(createdAt))}</time>
        </p>
        <Heading className="article-card__title">
          <a href={paths.article(id)}>{title}</a>
        </Heading>
        <p className="article-card__excerpt">{excerpt}</p>
        {tags.length > 0 && (
          <ul className="article-card__tags" role="list" aria-label={TEXTS.tags}>
            {tags.slice(0, TAGS_PER_CARD).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
