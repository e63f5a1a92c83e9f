// Over the home page’s first picture, the header turns solid once scrolled.
const header = document.querySelector('.site-header--over');
const sentinel = document.querySelector('.header-sentinel');
if (header && sentinel)
  new IntersectionObserver(([entry]) => {
    header.classList.toggle('site-header--solid', entry?.isIntersecting === false);
  }).observe(sentinel);

// The full-screen menu gives way to the page that was chosen, even where that is the one in sight.
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover();
});

// The list of categories closes on Escape, and on a click beside it.
const more = document.querySelector<HTMLDetailsElement>('.site-nav__more');
addEventListener('click', ({ target }) => {
  if (more?.open && target instanceof Node && !more.contains(target)) more.open = false;
});
more?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  more.open = false;
  more.querySelector('summary')?.focus();
});
