import { element } from '#src/lib/element.ts';
import { DARK_MEDIA, THEME_KEY } from '#src/styles/style-sheets.ts';

/** `media` is the media query of the dark style sheet for each choice. */
const CHOICES = [
  { label: 'Clair', media: 'not all' },
  { label: 'Sombre', media: 'all' },
  { label: 'Comme l’appareil', media: DARK_MEDIA },
] as const;

function save(media: string): void {
  try {
    if (media === DARK_MEDIA) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, media);
  } catch {
    // `localStorage` throws when cookies are blocked: the choice then applies to this page only.
  }
}

/** Adds the choice between light and dark to the footer. Without a script, pages follow the device. */
export function addThemeChoice(): void {
  const dark = document.querySelector<HTMLLinkElement>(`link#${THEME_KEY}`);
  const footer = document.querySelector('body > footer');
  if (dark === null || footer === null) return;
  const group = element('div', 'theme-choice no-print');
  group.role = 'group';
  group.ariaLabel = 'Couleurs de la page';
  const apply = (media: string) => {
    dark.media = media;
    for (const [index, button] of [...group.children].entries())
      button.ariaPressed = String(CHOICES[index]?.media === media);
    // Sets the colour of the browser's toolbar, once the style sheet applies.
    requestAnimationFrame(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = backgroundColor;
    });
  };
  for (const { label, media } of CHOICES) {
    const button = element('button', '', label);
    button.addEventListener('click', () => {
      apply(media);
      save(media);
    });
    group.append(button);
  }
  apply(dark.media);
  footer.append(group);
}
