const boxesIn = (results: HTMLElement) => results.querySelectorAll<HTMLInputElement>('[name="formations"]');

/** Keeps and counts the chosen courses while filters change the cards. */
export function keepCourseChoice(form: HTMLFormElement, results: HTMLElement): void {
  const chosen = new Set<string>();
  const count = form.querySelector('[data-count]');
  const show = () => {
    for (const box of boxesIn(results)) box.checked = chosen.has(box.value);
    form.toggleAttribute('data-chosen', chosen.size > 0);
    if (count) count.textContent = String(chosen.size);
  };
  // Browsers restore checkboxes on back navigation.
  addEventListener('pageshow', () => {
    for (const box of boxesIn(results)) if (box.checked) chosen.add(box.value);
    show();
  });
  results.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.checked) chosen.add(target.value);
    else chosen.delete(target.value);
    show();
  });
  new MutationObserver(show).observe(results, { childList: true, subtree: true });
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('formations');
    for (const id of chosen) formData.append('formations', id);
  });
}
