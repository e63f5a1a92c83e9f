import type { MouseEvent } from 'react';

type Props = {
  /** Names the whole group. */
  label: string;
  options: readonly {
    value: string | undefined;
    label: string;
    /** Without one, nothing is there: the choice is shown, and can't be made. */
    href?: string | undefined;
    count?: number | undefined;
  }[];
  /** The value of the choice made; `null` where none need be. */
  current: string | undefined | null;
  /** Called instead of following the link, for a plain click. */
  onChoose?: ((value: string | undefined) => void) | undefined;
};

/** « Toutes » and one other are the same choice twice. */
const LEAST_WITH_ALL = 3;

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The filters of a list as links to its filtered pages; an awake island answers in place. */
export function FilterLinks({ label, options, current, onChoose }: Props) {
  if (options.length < (options[0]?.value === undefined ? LEAST_WITH_ALL : 1)) return null;
  return (
    <nav className="choices" aria-label={label}>
      {options.map((option) => (
        <a
          key={option.label}
          className="filter-link"
          href={option.href}
          aria-current={option.value === current ? 'true' : undefined}
          aria-disabled={option.href === undefined ? 'true' : undefined}
          onClick={(event) => {
            if (onChoose === undefined || option.href === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            onChoose(option.value);
          }}
        >
          {option.label}
          {option.count !== undefined && <small>{option.count}</small>}
        </a>
      ))}
    </nav>
  );
}
