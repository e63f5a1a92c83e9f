import { formatDay } from '#src/lib/french-dates.ts';
import { Picture } from '#src/features/pictures/Picture.tsx';
import { paths } from '#src/site/paths.ts';
import { type Article, articleDrawing, articleTone, TAGS_PER_CARD } from './article.ts';
import { ARTICLE_LOOKS, type ArticleLook, CARD_TEXT, PLAIN_CARD } from './article-looks.ts';

type Props = {
  article: Article;
  look: ArticleLook;
  /** Whether the picture is on the first screen, and loads eagerly. */
  eager?: boolean;
};

export function ArticleCard({ article, look, eager = false }: Props) {
  const { id, title, excerpt, category, tags, imagePath, createdAt } = article;
  const shown = imagePath ?? articleDrawing(id);
  const { card, picture, title: titleLook, time, excerpt: excerptLook } = ARTICLE_LOOKS[look];
  return (
    <article className={shown === undefined ? PLAIN_CARD : card} data-article-card="" data-tone={articleTone(category)}>
      <Picture
        className={picture}
        data-picture={`article-${id}`}
        src={shown}
        alt=""
        sizes="(min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw"
        width={480}
        height={300}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <div className={CARD_TEXT}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-[0.35rem] text-small font-semibold text-ink-soft numeric">
          <span className="badge">{category}</span>
          <time className={time} dateTime={createdAt} data-note={look === 'lead' ? 'Dernier paru' : undefined}>
            {formatDay(new Date(createdAt))}
          </time>
        </p>
        <h3 className={titleLook}>
          <a className="card-link" href={paths.article(id)}>
            {title}
          </a>
        </h3>
        {excerptLook && <p className={excerptLook}>{excerpt}</p>}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft" role="list" aria-label="Mots-clés">
            {tags.slice(0, TAGS_PER_CARD).map((tag) => (
              <li className="border-b-[1.5px] border-tone" key={tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
