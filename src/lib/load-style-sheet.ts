const added = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once. Resolves when it has loaded or failed. */
export function loadStyleSheet(href: string): Promise<void> {
  const known = added.get(href);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
  added.set(href, loaded);
  return loaded;
}
