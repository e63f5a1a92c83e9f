import { PART_EXAMPLES } from '#src/features/editorial/part-examples.ts';
import { paths } from '#src/site/paths.ts';
import { ask } from './ask-dialog.ts';
import type { Mount, WidgetProps } from './cms-widget.ts';
import { element } from './element.ts';
import { textOf } from './plain-data.ts';
import { begun, type Edit, inserted, linked, marked, pictured, type Selected } from './text-tools.ts';

/** The text below the front matter, in Markdown: see `text-tools.ts`. */
export const TEXT_WIDGET = 'text-with-tools';

/** The pages that a text leads to most. */
const PAGES = [paths.courses, paths.financing, paths.contact, paths.about, paths.blog, paths.results, paths.aiCourse];

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** As if it had been typed: Ctrl+Z takes it back. */
function apply(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // No other way leaves the browser's own history whole; it is deprecated, and everywhere.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

type Tool = { label: string; face: string; keys?: string; use: () => void };

function toolsFor(area: HTMLTextAreaElement, props: () => WidgetProps): Tool[] {
  const edit = (change: (selected: Selected) => Edit) => () => {
    apply(area, change(selectedIn(area)));
  };
  const link = async () => {
    const selected = selectedIn(area);
    const answers = await ask('Lien', [
      { name: 'words', label: 'Texte du lien', value: selected.text.slice(selected.from, selected.to) },
      {
        name: 'address',
        label: 'Adresse',
        hint: 'Une page du site (/contact) ou une adresse complète (https://…)',
        choices: PAGES,
      },
    ]);
    if (answers) apply(area, linked(selected, answers.words ?? '', answers.address ?? ''));
  };
  const picture = () => {
    props().onOpenMediaLibrary({ controlID: props().forID, forImage: true, allowMultiple: false });
  };
  return [
    { label: 'Gras', face: 'G', keys: 'Control+B', use: edit((selected) => marked(selected, '**', 'texte en gras')) },
    {
      label: 'Italique',
      face: 'I',
      keys: 'Control+I',
      use: edit((selected) => marked(selected, '_', 'texte en italique')),
    },
    { label: 'Intertitre', face: 'Intertitre', use: edit((selected) => begun(selected, '## ')) },
    { label: 'Liste', face: '• Liste', use: edit((selected) => begun(selected, '- ')) },
    { label: 'Liste numérotée', face: 'Numérotée', use: edit((selected) => begun(selected, '1. ')) },
    { label: 'Lien', face: 'Lien', use: () => void link() },
    { label: 'Image', face: 'Image', use: picture },
  ];
}

const partTools = (area: HTMLTextAreaElement): Tool[] =>
  Object.values(PART_EXAMPLES).map(({ label, example }) => ({
    label: `Insérer\u00a0: ${label}`,
    face: label,
    use: () => {
      apply(area, inserted(selectedIn(area), example));
    },
  }));

const TOOL =
  'min-h-9 min-w-9 cursor-pointer rounded-md border border-transparent bg-transparent px-[0.6rem] py-1 font-text text-small leading-tight font-[400] text-ink hover:border-ruling hover:bg-[#fff] [&[aria-label=Gras]]:font-[750] [&[aria-label=Italique]]:italic';

const buttonOf = ({ label, face, keys, use }: Tool): HTMLButtonElement => {
  const button = element(
    'button',
    { type: 'button', class: TOOL, 'aria-label': label, 'aria-keyshortcuts': keys, title: label, tabindex: '-1' },
    face,
  );
  button.addEventListener('click', use);
  return button;
};

/** One stop for the Tab key; arrows lead from tool to tool. */
function withArrows(bar: HTMLElement): void {
  const buttons = [...bar.querySelectorAll('button')];
  buttons[0]?.setAttribute('tabindex', '0');
  bar.addEventListener('keydown', (event) => {
    const here = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const next = buttons[places[event.key] ?? -1];
    if (here === -1 || next === undefined) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
}

const TOOLBAR =
  'sticky top-0 z-2 flex flex-wrap items-center gap-1 rounded-[0_5px_0_0] border-2 border-b-0 border-[#dfdfe3] bg-paper p-[0.4rem]';
const PARTS = 'ml-1 border-l border-ruling pl-3 text-small text-ink-soft';

/** A text in Markdown, kept letter for letter, with the tools that write its signs. */
export const mountText: Mount = (place, props) => {
  const { forID, classNameWrapper, field } = props();
  const area = element('textarea', {
    id: forID,
    class: `${classNameWrapper} text-area`,
    lang: 'fr',
    spellcheck: 'true',
    rows: '16',
  });
  area.value = textOf(props().value);
  const tools = toolsFor(area, props);
  const bar = element(
    'div',
    { role: 'toolbar', 'aria-label': 'Mise en forme du texte', 'aria-controls': forID, class: TOOLBAR },
    ...tools.map(buttonOf),
  );
  if (field.get('parts') === true)
    bar.append(element('span', { class: PARTS }, 'Insérer'), ...partTools(area).map(buttonOf));
  withArrows(bar);
  place.append(bar, area);

  area.addEventListener('input', () => {
    props().onChange(area.value);
  });
  area.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const tool = tools.find(({ keys }) => keys === `Control+${key.toUpperCase()}`);
    if (tool === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    tool.use();
  });

  let taken = props().mediaPaths.get(forID);
  const insertPicture = async (address: string) => {
    const selected = selectedIn(area);
    const answers = await ask('Image', [
      {
        name: 'description',
        label: 'Description de l’image',
        hint: 'Ce qu’elle montre, pour qui ne la voit pas',
      },
    ]);
    if (answers) apply(area, pictured(selected, answers.description ?? '', address));
  };
  return {
    update: () => {
      const text = textOf(props().value);
      if (text !== area.value) area.value = text;
      const chosen = props().mediaPaths.get(forID);
      if (chosen === taken) return;
      taken = chosen;
      if (typeof chosen === 'string' && chosen !== '') void insertPicture(chosen);
    },
  };
};
