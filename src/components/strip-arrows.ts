import { paths } from '#src/site/paths.ts';

const WAYS = [
  { name: 'précédents', icon: 'arrow-left', sign: -1 },
  { name: 'suivants', icon: 'arrow', sign: 1 },
] as const;

const SVG = 'http://www.w3.org/2000/svg';

function buttonOf({ name, icon }: (typeof WAYS)[number], items: string): HTMLButtonElement {
  const [button, picture, use] = [
    document.createElement('button'),
    document.createElementNS(SVG, 'svg'),
    document.createElementNS(SVG, 'use'),
  ];
  button.type = 'button';
  button.className = 'rounded-md border-2 border-current bg-transparent p-[0.6rem] aria-disabled:opacity-35';
  button.ariaLabel = `${items} ${name}`;
  picture.classList.add('icon');
  picture.ariaHidden = 'true';
  use.setAttribute('href', `${paths.icons}#${icon}`);
  picture.append(use);
  button.append(picture);
  return button;
}

/** Scrolls a strip by one of its items. */
function step(strip: HTMLElement, sign: number): void {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollBy({ left: sign * (second.offsetLeft - first.offsetLeft), behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Gives a strip that scrolls sideways a button for each way, at rest at its ends, and none while all of it is in sight. Its
 * `data-strip` says what it holds, a word that is masculine in French: « Témoignages ».
 */
function addArrows(strip: HTMLElement): void {
  const arrows = document.createElement('p');
  const buttons = WAYS.map((way) => {
    const button = buttonOf(way, strip.dataset.strip ?? '');
    button.addEventListener('click', () => {
      step(strip, way.sign);
    });
    return button;
  });
  arrows.className = 'actions absolute right-0 bottom-0';
  arrows.append(...buttons);
  strip.after(arrows);

  const follow = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip;
    const isAtEnd = [scrollLeft < 1, scrollLeft + clientWidth > scrollWidth - 1];
    arrows.hidden = scrollWidth <= clientWidth;
    // Not `disabled`: whoever pressed a key on a button that comes to its end would lose their place in the page.
    for (const [index, button] of buttons.entries()) button.ariaDisabled = String(isAtEnd[index] === true);
  };
  strip.addEventListener('scroll', follow, { passive: true });
  new ResizeObserver(follow).observe(strip);
}

for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) addArrows(strip);
