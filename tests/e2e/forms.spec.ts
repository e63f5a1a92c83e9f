import type { Locator } from '@playwright/test';
import { contactForm as formNamed, type FormKind, TOASTS } from '#src/features/contact/contact-forms.ts';
import { DELAYS } from '#src/features/editorial/text-values.ts';
import { requests } from '#src/features/contact/requests.ts';
import { paths } from '#src/site/paths.ts';
import { fillForm, formOf, submitOf, toasts, visitor, type Visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, plainTest, test } from '../support/test.ts';

/** The address of each kind of form, except the contact form, which contact.spec.ts tests. */
const FORMS: { at: string; kind: FormKind }[] = [
  { at: `${paths.aiCourse}#inscription`, kind: 'enrolment' },
  { at: `${paths.aiCourse}#rappel`, kind: 'callback' },
  { at: `${paths.aiCourse}#programme`, kind: 'programme' },
  { at: paths.aiCourse, kind: 'information' },
  { at: paths.aiCourse, kind: 'recall' },
  { at: paths.aiProgramme, kind: 'programmeRequest' },
  { at: paths.aiEnrolment, kind: 'registration' },
  { at: paths.aiCpf, kind: 'cpf' },
  { at: paths.complaints, kind: 'complaint' },
];

/** The daily run tests one form in a dialog and one on a page, because the other forms share their code. */
const DAILY: readonly FormKind[] = ['enrolment', 'complaint'];
const tagOf = (kind: FormKind) => (DAILY.includes(kind) ? {} : { tag: '@full' });

/** The expected record of a form. Some forms have a message that only JavaScript fills in. */
function storedAs(kind: FormKind, at: string, person: Visitor, formation: string | null, hasScript: boolean) {
  const { type, fields, message } = formNamed(kind);
  const hasField = (field: string) => fields.some((name) => name === field);
  const written = hasScript ? message?.concat(` ${person.prenom} ${person.nom}`).replace('de Awa', 'd’Awa') : null;
  return {
    ...{ firstName: person.prenom, lastName: person.nom, phone: person.telephone },
    profession: hasField('profession') ? person.profession : null,
    message: hasField('message') ? person.message : (written ?? null),
    acceptedTerms: hasField('acceptedTerms'),
    type: type === '' ? null : type,
    formation,
    page: at.replace(/#.*/, ''),
  };
}

/** Chooses the first session if the form offers any. Returns what the form sends as `formation`. */
async function chooseSession(form: Locator): Promise<string | null> {
  const field = form.locator('[name=formation]');
  if ((await field.count()) === 0) return null;
  if ((await field.locator('option').count()) > 1) await field.selectOption({ index: 1 });
  return field.inputValue();
}

test.use({ viewport: { width: 360, height: 740 } });

for (const { at, kind } of FORMS)
  for (const hasScript of [true, false])
    (hasScript ? test : plainTest)(
      `stores the ${kind} form and shows thanks ${hasScript ? 'with' : 'without'} JavaScript`,
      tagOf(kind),
      async ({ page }) => {
        const { stays, thanks, toasts: texts } = formNamed(kind);
        const person = { ...visitor(), prenom: 'Awa', firstName: 'Awa' };
        await page.goto(at);
        const form = formOf(page, kind);
        if (hasScript) {
          await submitOf(form, kind).click();
          const wrong = form.locator('[aria-invalid=true]').first();
          await expect(wrong).toBeFocused();
          await expect(wrong).toHaveAccessibleDescription('Le prénom doit contenir au moins 2 caractères');
        }
        await fillForm(form, kind, person);
        const formation = await chooseSession(form);
        await submitOf(form, kind).click();
        if (stays && hasScript) await expect(toasts(page)).toContainText(TOASTS[texts].success.title);
        else await expect(page).toHaveURL(thanks);
        if (kind === 'complaint') await expect(page.getByRole('main')).toContainText(DELAYS.complaint({ requests }));
        expect(await storedFrom(person.email)).toMatchObject([storedAs(kind, at, person, formation, hasScript)]);
      },
    );
