import { expect, type Locator, type Page } from '@playwright/test';

/** The editors' screen, as somebody who uses it sees it. */
export class EditorsScreen {
  readonly #page: Page;
  /** What keeps an entry from being saved. */
  readonly refusal: Locator;
  /** The text below the fields. */
  readonly body: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.refusal = page.getByRole('dialog', { name: 'Rien n’a été enregistré' });
    this.body = page.locator('textarea.text-area');
  }

  /** Opens the screen at a place, `collections/blog/new`, and goes in. */
  async open(place: string): Promise<void> {
    await this.goTo(place);
    await this.#page.getByRole('button', { name: 'Se connecter' }).click();
    if (/\/(entries\/|new$)/.test(place)) await this.openGroups();
  }

  /** Opens every group of the form, so that all its fields are seen. */
  async openGroups(): Promise<void> {
    const form = this.#page.locator('[class*="ControlPaneContainer"]').last();
    await expect(form.locator('label').first()).toBeAttached();
    // In one go: that a press opens a group is a journey of its own.
    const closed = form.locator('[data-group] [aria-expanded="false"]');
    while ((await closed.count()) > 0)
      await closed.evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
  }

  async closeGroups(): Promise<void> {
    const open = this.#page.locator('[data-group] [aria-expanded="true"]');
    while ((await open.count()) > 0) await open.first().click();
  }

  /** Leads somebody who is in to another place. */
  async goTo(place: string): Promise<void> {
    await this.#page.goto(`/admin#/${place}`);
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true }).first();
  }

  /** Shows the fields of a group, or of all items of a list. */
  async unfold(label: string): Promise<void> {
    await this.#page
      .locator('[data-widget="object"], [data-widget="list"]')
      .filter({ has: this.#page.getByText(label, { exact: true }) })
      .getByRole('button', { name: 'Ouvrir', exact: true })
      .first()
      .click();
  }

  /** Shows the fields of one item of a list, by the words that stand for it. */
  async unfoldItem(words: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Ouvrir\u00a0: ${words}`, exact: true }).click();
  }

  fieldHolding(value: string): Locator {
    return this.#page.locator(`input[value="${value}"]`);
  }

  async choose(label: string, choice: string): Promise<void> {
    await this.field(label).fill(choice);
    await this.#page.getByRole('option', { name: choice, exact: true }).click();
  }

  /** Saves; on one’s own computer nothing is published. */
  async publish(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await this.#page.getByText('Enregistrer maintenant').click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.#page.getByText('Modifications enregistrées')).toBeVisible();
  }

  /** Fills the empty form of a new article, and saves it. */
  async publishArticle(title: string): Promise<void> {
    await this.field('Titre').fill(title);
    await this.field('Chapeau').fill('Trois idées pour septembre.');
    await this.choose('Catégorie', 'Sécurité');
    await this.field('Auteur').fill('Nadia Kéraudren');
    await this.field('Date de parution').fill('2026-11-02');
    await this.body.fill('Un cahier neuf, et un crayon bien taillé.');
    await this.publish();
  }

  /** Gives the page of the open form another address. */
  async changeAddress(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Changer l’adresse…' }).click();
    const question = this.#page.getByRole('dialog', { name: 'Changer l’adresse de la page' });
    await question.getByLabel('Nouveau nom').fill(name);
    await question.getByRole('button', { name: 'Changer l’adresse' }).click();
  }
}
