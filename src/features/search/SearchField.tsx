import type { ComponentProps } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { paths } from '#src/site/paths.ts';

type Props = { id: string; label: string; placeholder: string; action: string } & Pick<
  ComponentProps<'input'>,
  'value' | 'onInput'
> &
  Pick<ComponentProps<'form'>, 'onSubmit'>;

export const SearchField = ({ id, label, placeholder, value, onInput, ...form }: Props) => (
  <form className="field relative max-w-120 noscript:hidden" role="search" {...form}>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <input
      className="field-input pr-12 text-ellipsis"
      id={id}
      type="search"
      name="q"
      value={value}
      onInput={onInput}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={100}
    />
    <button
      className="absolute right-0 bottom-0 grid size-12.5 place-items-center border-0 bg-transparent"
      type="submit"
      aria-label="Rechercher"
    >
      <Icon name="search" />
    </button>
  </form>
);

export const SiteSearch = () => (
  <SearchField
    id="q"
    label={'Que cherchez-vous\u202f?'}
    placeholder="Un outil, une tâche, une question…"
    action={paths.search}
  />
);
