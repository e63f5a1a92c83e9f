// Over the home page’s first picture, the header turns solid once scrolled.
const header = document.querySelector('.site-header--over');
const sentinel = document.querySelector('.header-sentinel');
if (header && sentinel)
  new IntersectionObserver(([entry]) => {
    header.classList.toggle('site-header--solid', entry?.isIntersecting === false);
  }).observe(sentinel);

// The full-screen menu opens by itself; the rest of its behaviour comes when it does.
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener(
  'beforetoggle',
  () =>
    void import('./site-menu.ts').then(
      ({ keepMenu }) => {
        keepMenu(menu);
      },
      () => undefined,
    ),
  { once: true },
);
// The page was reloaded, or left, while the menu was open.
if (history.state === 'menu') menu?.showPopover();

// The list of categories closes on Escape, on a click beside it, and when the focus goes elsewhere.
const more = document.querySelector<HTMLDetailsElement>('.site-nav__more');
const foldFor = ({ target }: Event) => {
  if (more?.open && target instanceof Node && !more.contains(target)) more.open = false;
};
addEventListener('click', foldFor);
addEventListener('focusin', foldFor);
more?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  more.open = false;
  more.querySelector('summary')?.focus();
});
