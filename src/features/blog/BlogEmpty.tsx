import { paths } from '#src/site/paths.ts';
import { BLOG_TEXTS as TEXTS } from './blog-texts.ts';

/** A category without articles; the way back is a link until an island can answer in place. */
export function BlogEmpty({ onReset }: { onReset?: () => void }) {
  return (
    <div className="empty-state" data-live={onReset && ''}>
      <h3>{TEXTS.emptyTitle}</h3>
      <p>{TEXTS.emptyHint}</p>
      {onReset === undefined ? (
        <a className="button button-quiet" href={paths.blog}>
          {TEXTS.reset}
        </a>
      ) : (
        <button className="button button-quiet" type="button" onClick={onReset}>
          {TEXTS.reset}
        </button>
      )}
    </div>
  );
}
