import { lateStyles } from '#src/lib/late-styles.ts';
import styles from '#src/styles/late-controls.css?url&no-inline';

/** A copy of the row follows it without a gap, for eyes alone. */
function addFollower(row: Element): void {
  const follower = row.cloneNode(true);
  if (!(follower instanceof Element)) return;
  follower.ariaHidden = 'true';
  for (const logo of follower.querySelectorAll('img')) logo.alt = '';
  row.after(follower);
}

/** Whoever is disturbed stops them for good. */
function addStop(carousel: Element): void {
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.className = 'logos-stop';
  stop.textContent = 'Arrêter le défilement';
  stop.ariaPressed = 'false';
  stop.addEventListener('click', () => {
    stop.ariaPressed = String(carousel.toggleAttribute('data-stopped'));
  });
  carousel.querySelector('h2')?.after(stop);
}

/** Logos move while they are seen, and no sooner than somebody is there. */
export async function moveLogos(carousel: Element): Promise<void> {
  const row = carousel.querySelector('ul');
  if (row === null) return;
  addFollower(row);
  await lateStyles(styles);
  addStop(carousel);
  new IntersectionObserver(
    ([entry]) => {
      carousel.toggleAttribute('data-visible', entry?.isIntersecting === true);
    },
    { threshold: 0.1 },
  ).observe(carousel);
}
