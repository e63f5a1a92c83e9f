import type { MouseEvent } from 'react';

type Props = {
  /** Names the whole group. */
  label: string;
  options: readonly { value: string | undefined; label: string; href: string }[];
  current: string | undefined;
  /** Called instead of following the link, for a plain click. */
  onChoose?: (value: string | undefined) => void;
};

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The filters of a list as links to its filtered pages; an awake island answers in place. */
export function FilterLinks({ label, options, current, onChoose }: Props) {
  return (
    <nav className="flex flex-wrap gap-2" aria-label={label}>
      {options.map((option) => (
        <a
          key={option.href}
          className="filter-link"
          href={option.href}
          aria-current={option.value === current ? 'true' : undefined}
          onClick={(event) => {
            if (onChoose === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            onChoose(option.value);
          }}
        >
          {option.label}
        </a>
      ))}
    </nav>
  );
}
