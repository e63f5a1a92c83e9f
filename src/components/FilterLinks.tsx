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
          className="inline-flex min-h-11 items-center rounded-md border-[1.5px] border-ink px-4 py-[0.4rem] font-semibold no-underline [transition:color_0.15s,background-color_0.15s] hover:bg-ruling aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none"
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
