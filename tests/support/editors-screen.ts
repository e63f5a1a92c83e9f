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
    this.body = page.locator('[data-slate-editor]').last();
  }

  /** Opens the screen at a place, `collections/blog/new`, and goes in. */
  async open(place: string): Promise<void> {
    await this.goTo(place);
    await this.#page.getByRole('button', { name: 'Se connecter' }).click();
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
      .locator('[aria-label="object field"], [aria-label="list field"]')
      .filter({ has: this.#page.getByText(label, { exact: true }) })
      .getByRole('button', { name: 'Expand' })
      .first()
      .click();
  }

  /** Shows the fields of one item of a list, by the words that stand for it. */
  async unfoldItem(words: string): Promise<void> {
    const item = this.#page.getByText(words, { exact: true });
    await item.locator('xpath=preceding-sibling::*').getByRole('button').first().click();
  }

  fieldHolding(value: string): Locator {
    return this.#page.locator(`input[value="${value}"]`);
  }

  async choose(label: string, choice: string): Promise<void> {
    await this.field(label).fill(choice);
    await this.#page.getByRole('option', { name: choice, exact: true }).click();
  }

  async publish(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Publier', exact: true }).click();
    await this.#page.getByText('Publier maintenant').click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.#page.getByText('Enregistré', { exact: true })).toBeVisible();
  }
}
