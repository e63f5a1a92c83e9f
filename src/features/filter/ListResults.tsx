import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadError } from '#src/components/LoadError.tsx';
import { paths } from '#src/site/paths.ts';
import type { FilteredListSettings } from './FilteredList.tsx';
import type { Query } from './query.ts';

type Skeleton = FilteredListSettings<never>['skeleton'];

const BARS = '*:min-h-5 *:animate-skeleton *:rounded-sm *:bg-ruling *:first:aspect-8/5';

const Skeletons = ({ label, count, list, item, card }: Skeleton & { label: string }) => (
  <ul className={list} role="list" aria-busy="true" aria-label={label} data-from-island="">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={item}>
        <div className={[card, BARS].join(' ')} data-skeleton="">
          {['picture', 'label', 'title', 'text', 'facts'].map((part) => (
            <span key={part} />
          ))}
        </div>
      </li>
    ))}
  </ul>
);

type Suggestion = { label: string; query: Query };

type Props<Item> = {
  list: FilteredListSettings<Item>;
  query: Query;
  found: readonly Item[] | undefined;
  hasFailed: boolean;
  suggestions: readonly Suggestion[];
  container: HTMLElement;
  onChoose: (query: Query) => void;
  onRetry: () => void;
};

function EmptyList<Item>({ list: { texts, search }, query, suggestions, onChoose }: Props<Item>) {
  return (
    <div className="empty-state" data-from-island="">
      <h3>{texts.emptyTitle}</h3>
      <p>{texts.emptyHint}</p>
      <p className="actions">
        {suggestions.map((suggestion, index) => (
          <button
            key={suggestion.label}
            className={index === 0 && suggestions.length > 1 ? 'button' : 'button button-quiet'}
            type="button"
            onClick={() => onChoose(suggestion.query)}
          >
            {suggestion.label}
          </button>
        ))}
        {search && query.q && (
          <a className="button button-quiet" href={paths.searchFor(query.q)}>
            {`Chercher «\u00a0${query.q}\u00a0» sur tout le site`}
          </a>
        )}
      </p>
    </div>
  );
}

export function ListResults<Item>(props: Props<Item>) {
  const { list, query, found, hasFailed, container, onRetry } = props;
  const { texts, pageSize, Results, heading, skeleton } = list;
  const [limit, setLimit] = useState(pageSize);
  const showMore = () => {
    flushSync(() => setLimit(limit + pageSize));
    // Moves the focus to the first new card, because the button disappears once all items are shown.
    const firstNew = container.querySelectorAll('[data-from-island] article')[limit];
    firstNew?.querySelector('a')?.focus();
  };
  const results = () => {
    if (hasFailed) return <LoadError message={texts.failed} onRetry={onRetry} />;
    if (found === undefined) return <Skeletons label={texts.loading} {...skeleton} />;
    if (found.length === 0) return <EmptyList {...props} />;
    return (
      <div data-from-island="">
        <Results items={found.slice(0, limit)} query={query} isEnd={found.length <= limit} />
        {found.length > limit && (
          <p className="actions">
            <button className="button button-quiet" type="button" onClick={showMore}>
              {`${texts.more} (${String(found.length - limit)})`}
            </button>
          </p>
        )}
      </div>
    );
  };
  return (
    <>
      {heading && (
        <h2 className="sr-only" data-from-island="">
          {heading(query)}
        </h2>
      )}
      {results()}
    </>
  );
}
