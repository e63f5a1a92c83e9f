export function addShareButtons(root: HTMLElement | null): void {
  const show = (selector: string, isSupported: boolean, action: (url: string) => Promise<void>, message: string) => {
    const button = root?.querySelector<HTMLButtonElement>(selector);
    if (!root || !button || !isSupported) return;
    button.hidden = false;
    // The promise rejects when the visitor closes the system's share dialog.
    button.onclick = () =>
      void action(root.dataset.shareLinks ?? '').then(
        () => root.querySelector('[aria-live]')?.replaceChildren(message),
        () => undefined,
      );
  };
  show('[data-share]', 'share' in navigator, (url) => navigator.share({ title: document.title, url }), '');
  const text = root?.querySelector('pre')?.textContent;
  const message = text === undefined ? 'Lien copié' : 'Lettre copiée';
  show('[data-copy]', 'clipboard' in navigator, (url) => navigator.clipboard.writeText(text ?? url), message);
}
