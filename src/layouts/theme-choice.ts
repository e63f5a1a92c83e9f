import { lateStyles } from '#src/lib/late-styles.ts';
import styles from '#src/styles/late-controls.css?url&no-inline';
import { DARK_MEDIA, THEME_KEY } from '#src/styles/theme.ts';

/** The choices of a visitor, and the media query by which the dark style sheet applies with each. */
const CHOICES = [
  { label: 'Clair', media: 'not all' },
  { label: 'Sombre', media: 'all' },
  { label: 'Comme l’appareil', media: DARK_MEDIA },
] as const;

type Media = (typeof CHOICES)[number]['media'];

function keep(media: Media): void {
  try {
    if (media === DARK_MEDIA) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, media);
  } catch {
    // The browser keeps nothing for this site: the choice holds until the page is left.
  }
}

/** Gives the browser's bar around the page the colour of its paper. */
function colourSurroundings(): void {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper;
}

/** Adds at the foot of the page what chooses between light and dark. Without a script the device alone decides. */
export async function offerThemes(): Promise<void> {
  const dark = document.querySelector<HTMLLinkElement>(`link#${THEME_KEY}`);
  const foot = document.querySelector('body > footer');
  if (dark === null || foot === null) return;
  await lateStyles(styles);

  const group = document.createElement('div');
  group.className = 'theme-choice no-print';
  group.role = 'group';
  group.ariaLabel = 'Couleurs de la page';
  const buttons = CHOICES.map(({ label, media }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      dark.media = media;
      keep(media);
      showChoice();
      // A sheet that comes into use again is read first.
      requestAnimationFrame(colourSurroundings);
    });
    return button;
  });
  const showChoice = () => {
    for (const [index, button] of buttons.entries()) button.ariaPressed = String(dark.media === CHOICES[index]?.media);
  };
  showChoice();
  if (dark.media !== DARK_MEDIA) colourSurroundings();
  group.append(...buttons);
  foot.append(group);
  // Another page of the site, open in another tab, may have chosen.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return;
    dark.media = newValue ?? DARK_MEDIA;
    showChoice();
    requestAnimationFrame(colourSurroundings);
  });
}
