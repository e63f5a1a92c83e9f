import type { ComponentProps, RefObject } from 'react';
import { FilterLinks } from '#src/components/FilterLinks.tsx';
import { paths } from '#src/site/paths.ts';
import type { Facet } from '../course-facets.ts';
import { COURSE_TEXTS as TEXTS, FACET_LABELS } from '../course-texts.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

type Props = {
  query: CatalogueQuery;
  filters: CatalogueFilters;
  /** The present filter's result count, announced when it changes. */
  status: string;
  input?: RefObject<HTMLInputElement | null>;
  onCategory?: (category: string | undefined) => void;
  onChoice?: (facet: Facet, value: string | undefined) => void;
  onSearch?: (text: string) => void;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The facets asked for most, which stand open; the rest is behind one more gesture. */
const OPEN: readonly Facet[] = ['lieu', 'cpf', 'certification'];

/** The catalogue's search and filters: a form and links that work by themselves. */
export function CatalogueToolbar({ query, filters, status, input, onCategory, onChoice, onSearch, onSubmit }: Props) {
  const linksOf = ({ facet, options }: CatalogueFilters['groups'][number]) => (
    <FilterLinks
      key={facet}
      label={FACET_LABELS[facet]}
      options={options}
      current={query.choices[facet] ?? null}
      onChoose={
        onChoice &&
        ((value) => {
          onChoice(facet, value);
        })
      }
    />
  );
  const open = filters.groups.filter(({ facet }) => OPEN.includes(facet));
  const folded = filters.groups.filter(({ facet }) => !OPEN.includes(facet));
  return (
    <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(18rem,26rem)_1fr]">
      <form className="search-field" role="search" action={paths.courses} onSubmit={onSubmit}>
        <label htmlFor="recherche">{TEXTS.search}</label>
        <input
          ref={input}
          id="recherche"
          type="search"
          name="q"
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          maxLength={100}
          onInput={(event) => onSearch?.(event.currentTarget.value)}
        />
        <button type="submit" aria-label="Rechercher">
          <svg className="icon" aria-hidden="true">
            <use href={`${paths.icons}#search`} />
          </svg>
        </button>
      </form>
      <FilterLinks
        label={TEXTS.categories}
        options={filters.categories}
        current={query.category}
        onChoose={onCategory}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-full">
        {open.length > 0 && <div className="choices sm:gap-x-6">{open.map(linksOf)}</div>}
        {folded.length > 0 && (
          <details className="open:basis-full" open={folded.some(({ facet }) => query.choices[facet] !== undefined)}>
            <summary className="inline-flex min-h-11 items-center font-semibold underline">{TEXTS.moreFilters}</summary>
            <div className="grid gap-x-8 gap-y-4 pt-2 md:grid-cols-2">
              {folded.map((group) => (
                <div key={group.facet} className="grid content-start gap-1">
                  <p className="text-small font-semibold text-margin-deep" aria-hidden="true">
                    {FACET_LABELS[group.facet]}
                  </p>
                  {linksOf(group)}
                </div>
              ))}
            </div>
          </details>
        )}
      </div>
      <p className="font-semibold text-ink-soft numeric lg:col-span-full" role="status">
        {status}
      </p>
    </div>
  );
}
