import { expect, type Page, type Route } from '@playwright/test';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import * as z from 'zod/mini';
import {
  contactForm,
  type FieldName,
  type FormKind,
  type FormSubject,
  TOASTS,
} from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { fieldOf, formOf, submitOf } from '../../support/forms.ts';
import { site } from './list-walk.ts';
import { addressOf, gestures, type Model, press, pushAddress, type Step, type Walk } from './walk.ts';

type Values = Partial<Record<FieldName | 'formation', string | boolean>>;

type FormModel = Model & {
  /** The values after a success. The form of a course keeps its course selected. */
  empty: Values;
  values: Values;
  /** Whether the form was submitted without success. Errors then show as soon as a field is wrong. */
  isSubmitted: boolean;
  notice: 'form-sent' | 'form-alert' | undefined;
  toast: string | undefined;
  /** Whether the dialog of the form is open. A form without a dialog is always open. */
  isOpen: boolean;
};

const NAMES = ['Zoé', 'Le Gall', 'Z', ''];
const PHONES = ['06 39 98 12 34', '06.39.98.12.34', '06 39'];
/** The values of each field, a right one first. */
const VALUES: Partial<Record<FieldName, readonly (string | boolean)[]>> = {
  ...{ firstName: NAMES, prenom: NAMES, lastName: NAMES, nom: NAMES, phone: PHONES, telephone: PHONES },
  ...{ email: ['zoe@courriel.example', 'zoe@'], profession: ['Libraire', ''], message: ['Bonjour,\nune question', ''] },
  acceptedTerms: [true],
};

const seeForm = (kind: string) => {
  const form = document.querySelector<HTMLFormElement>(`[data-kind="${kind}"] form`);
  const selector = 'input:not([type=hidden], [name=leaveEmpty]), select, textarea';
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
  const messageOf = ({ id }: HTMLInputElement) => document.getElementById(`${id}-error`)?.textContent;
  const valueOf = (field: HTMLInputElement) => (field.type === 'checkbox' ? field.checked : field.value);
  return {
    values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
    errors: Object.fromEntries(
      fields.filter((field) => messageOf(field)).map((field) => [field.name, messageOf(field)]),
    ),
    notices: [...(form?.querySelectorAll('.form-sent, .form-alert') ?? [])].map((notice) => notice.className),
    isOpen: form?.checkVisibility(),
    toast: document.querySelector('[data-toast] .toast-title')?.textContent,
    focused: document.activeElement?.getAttribute('name'),
  };
};

async function initialForm(address: string, kind: FormKind) {
  const answer = await site.answer(new Request(`http://localhost${address}`));
  const data = parse(await answer.text())
    .querySelector(`[data-kind="${kind}"]`)
    ?.getAttribute('data-contact-form');
  const { subject } = JSON.parse(data ?? '{}') as { subject?: FormSubject };
  const fields = contactForm(kind).fields.map((name): [string, string | boolean] => [
    name,
    name === 'acceptedTerms' ? false : '',
  ]);
  const empty: Values = {
    ...Object.fromEntries<string | boolean>(fields),
    ...(subject && { courseInterest: subject.interest, formation: subject.choices[0]?.value ?? '' }),
  };
  const choices = subject?.choices ?? [];
  const requested = new URL(address, 'http://localhost').searchParams.get('session');
  const session = choices.find((choice) => choice.session !== undefined && choice.session === requested);
  return { empty, values: { ...empty, ...(session && { formation: session.value }) } };
}

export type FormFacts = {
  kind: FormKind;
  starts: readonly string[];
  /** The name of the link that opens the dialog. */
  opener?: string;
};

export function formWalk({ kind, starts, opener }: FormFacts): Walk<FormModel> {
  const { fields, schema, stays, thanks, toasts, type } = contactForm(kind);
  const errorsOf = ({ values, isSubmitted }: FormModel) => {
    const { error } = z.safeParse(schema, { ...values, type });
    const errors = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    return isSubmitted ? Object.fromEntries(errors.reverse()) : {};
  };
  const isOnForm = (model: FormModel) => addressOf(model) !== thanks;
  const canUse = (model: FormModel) => isOnForm(model) && model.isOpen;

  const fill = (name: FieldName, value: string | boolean): Step<FormModel> => ({
    name: `fill ${name} with « ${String(value)} »`,
    can: canUse,
    // Waits for a pending submission, because its success empties the form.
    waits: ({ hurried }) => hurried.some((step) => step.includes('submit')),
    act: async (model, page) => {
      const field = fieldOf(formOf(page, kind), name);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (name === 'courseInterest') await field.selectOption(value);
      else await field.fill(value);
      model.values[name] = value;
      model.usesControl = true;
    },
  });
  const fillRight: Step<FormModel> = {
    name: 'fill all fields',
    can: canUse,
    waits: ({ hurried }) => hurried.some((step) => step.includes('submit')),
    act: async (model, page) => {
      for (const name of fields) {
        const [right] = VALUES[name] ?? [];
        if (right !== undefined) await fill(name, right).act(model, page);
      }
    },
  };
  const receiveAnswer = (model: FormModel) => {
    model.isSubmitted = true;
    if (Object.keys(errorsOf(model)).length > 0) return;
    if (model.network === 'down') {
      Object.assign(model, { notice: 'form-alert', toast: TOASTS[toasts].failure.title });
      return;
    }
    Object.assign(model, { values: { ...model.empty }, isSubmitted: false });
    if (stays) Object.assign(model, { notice: 'form-sent', toast: TOASTS[toasts].success.title });
    else {
      Object.assign(model, { isOpen: false, notice: undefined, usesControl: false, document: undefined });
      pushAddress(model, thanks);
    }
  };
  const lastName: FieldName = fields.some((name) => name === 'nom') ? 'nom' : 'lastName';
  const submit = ([gesture, typedMeanwhile]: [string, string]): Step<FormModel> => ({
    name: `${gesture} submit${typedMeanwhile && `, then type « ${typedMeanwhile} » before the answer`}`,
    can: canUse,
    waits: ({ hurried }) => hurried.some((step) => step.includes('submit')),
    act: async (model, page) => {
      const [asked, typed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const answerLate = async (route: Route) => {
        asked.resolve(undefined);
        await typed.promise;
        await route.fallback();
      };
      // Does not use `times`, because Playwright sends a held request to the server when the page has no handler left.
      await page.route(`**${paths.apiContact}`, answerLate);
      await press(model, submitOf(formOf(page, kind), kind), gesture);
      receiveAnswer(model);
      const isSent = Object.keys(errorsOf(model)).length === 0;
      if (isSent && typedMeanwhile !== '') {
        await asked.promise;
        await fieldOf(formOf(page, kind), lastName).fill(typedMeanwhile);
        model.values[lastName] = typedMeanwhile;
      }
      typed.resolve(undefined);
    },
  });
  const toggleDialog = ([gesture, way]: [string, string]): Step<FormModel> => ({
    name: `${gesture} ${opener ?? ''}, or close by ${way}`,
    can: isOnForm,
    act: async (model, page) => {
      const links = page.getByRole('main').getByRole('link', { name: opener ?? '' });
      const dialog = page.getByRole('dialog');
      if (!model.isOpen) await press(model, links.first(), gesture);
      else if (way === 'Fermer') await press(model, dialog.getByRole('link', { name: 'Fermer' }), gesture);
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(2, 2);
      model.isOpen = !model.isOpen;
    },
  });
  const values = fields.flatMap((name) => (VALUES[name] ?? []).map((value) => [name, value] as const));
  const closings = fc.tuple(gestures, fc.constantFrom('Fermer', 'Escape', 'outside'));
  const open = async (model: FormModel, page?: Page) => {
    Object.assign(model, await initialForm(addressOf(model), kind));
    if (page) model.values = (await page.evaluate(seeForm, kind)).values;
    Object.assign(model, { isSubmitted: false, notice: undefined, isOpen: opener === undefined });
  };
  return {
    starts,
    opensDocuments: true,
    initial: { empty: {}, values: {}, isSubmitted: false, notice: undefined, toast: undefined, isOpen: false },
    open,
    moved: open,
    steps: [
      fc.constantFrom(...values).map(([name, value]) => fill(name, value)),
      fc.constant(fillRight),
      fc.tuple(gestures, fc.constantFrom('', '', 'Le Goff')).map(submit),
      ...(opener ? [closings.map(toggleDialog)] : []),
    ],
    compare: async (model, page) => {
      if (!isOnForm(model)) return;
      const { toast, focused, ...seen } = await page.evaluate(seeForm, kind);
      const { values, notice, isOpen } = model;
      const errors = errorsOf(model);
      const notices = notice === undefined ? [] : [notice];
      expect(seen).toEqual({ values, errors, notices, isOpen });
      if (model.hurried.at(-1)?.includes('submit')) {
        const [firstWrong] = fields.filter((name) => errors[name] !== undefined);
        if (firstWrong !== undefined) expect(focused).toBe(firstWrong);
        else expect(toast).toBe(model.toast);
      }
    },
  };
}
