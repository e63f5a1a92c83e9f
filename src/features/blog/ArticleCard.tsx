import { Ordinals } from '#src/components/Ordinals.tsx';
import { Picture } from '#src/features/pictures/Picture.tsx';
import { formatDay, isoDay } from '#src/lib/french-dates.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import { paths } from '#src/site/paths.ts';
import { articleDrawing, articleTone, TAGS_PER_CARD } from './article.ts';
import type { Article } from './article-collection.ts';

type Props = { article: Article; look: ArticleLook; eager?: boolean };

export function ArticleCard({ article, look, eager = false }: Props) {
  const { id, title, excerpt, category, tags, imagePath, createdAt } = article;
  const src = imagePath ?? articleDrawing(id);
  const { card, picture, title: titleLook, time, excerpt: excerptLook } = ARTICLE_LOOKS[look];
  return (
    <article className={src === undefined ? PLAIN_CARD : card} data-tone={articleTone(category)}>
      <Picture
        className={picture}
        data-picture={`article-${id}`}
        src={src}
        alt=""
        sizes="(min-width: 64rem) 28vw, (min-width: 40rem) 46vw, 92vw"
        width={480}
        height={300}
        fetchPriority={eager ? 'auto' : undefined}
      />
      <div className="grid justify-items-start gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small font-semibold text-ink-soft numeric">
          <span className="badge">{category}</span>
          <time className={time} dateTime={isoDay(new Date(createdAt))}>
            {look === 'lead' && <span className="block text-ink max-lg:hidden">Dernier paru</span>}
            <Ordinals text={formatDay(new Date(createdAt))} />
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
              <li className="border-b border-tone" key={tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

const CARD = 'card grid items-start gap-x-cells gap-y-5';
const PICTURE_LAST_IN_ROW = 'sm:*:first:[grid-area:1/2]';
const TIME = 'lg:in-margin lg:top-1 lg:leading-snug lg:text-balance lg:text-margin-deep';
const EXCERPT = 'max-w-measure leading-normal text-ink-soft';

export const ARTICLE_LOOKS = {
  tile: { item: '', card: CARD, picture: 'card-picture', title: 'text-pretty', time: '', excerpt: undefined },
  row: {
    item: 'max-w-[calc(80rem+var(--page-end))] border-ruling py-8 pr-page-end not-first:border-t first:pt-0',
    card: `${CARD} ${PICTURE_LAST_IN_ROW} sm:grid-cols-[minmax(0,1fr)_minmax(11rem,17rem)]`,
    picture: 'card-picture',
    // The picture bar is beside the four text bars.
    skeleton:
      'grid gap-x-cells gap-y-3 sm:grid-cols-[minmax(0,34rem)_minmax(11rem,17rem)] sm:justify-between sm:*:first:[grid-area:1/2/span_4]',
    title: 'text-title',
    time: TIME,
    excerpt: `${EXCERPT} text-body`,
  },
  lead: {
    item: 'pr-page-end pb-8 lg:pr-0 lg:pb-14',
    card: `${CARD} ${PICTURE_LAST_IN_ROW} sm:grid-cols-[minmax(0,1fr)_minmax(11rem,17rem)] lg:grid-cols-[clamp(26rem,44%,46rem)_minmax(0,1fr)]`,
    picture: 'card-picture lg:max-h-152 lg:rounded-r-none',
    title: 'text-h2',
    time: TIME,
    excerpt: `${EXCERPT} text-lg`,
  },
} as const;

type ArticleLook = keyof typeof ARTICLE_LOOKS;

const PLAIN_CARD = hasDrawings ? 'card' : 'card border-t-8 border-t-tone pt-4';

type ListProps = { articles: readonly Article[]; hasLead: boolean; eager?: boolean };

export function ArticleList({ articles, hasLead, eager = false }: ListProps) {
  return (
    <ul role="list">
      {articles.map((article, index) => {
        const look = hasLead && index === 0 ? 'lead' : 'row';
        return (
          <li className={ARTICLE_LOOKS[look].item} key={article.id}>
            <ArticleCard article={article} look={look} eager={eager && index === 0} />
          </li>
        );
      })}
    </ul>
  );
}
