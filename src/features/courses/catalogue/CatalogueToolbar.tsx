import type { ComponentProps, RefObject } from 'react';
import { paths } from '#src/site/paths.ts';
import { CategoryFilter } from '../CategoryFilter.tsx';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';

type Props = {
  category: string | undefined;
  /** What the present filter finds, announced when it changes. */
  status: string;
  input?: RefObject<HTMLInputElement | null>;
  onCategory?: (category: string | undefined) => void;
  onSearch?: (text: string) => void;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The catalogue's search and filters: a form and links that work by themselves. */
export function CatalogueToolbar({ category, status, input, onCategory, onSearch, onSubmit }: Props) {
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
      <CategoryFilter category={category} onChoose={onCategory} />
      <p className="font-semibold text-ink-soft numeric lg:col-span-full" role="status">
        {status}
      </p>
    </div>
  );
}
