import { FORMS, type FormKind } from '#src/features/contact/contact-forms.ts';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { paths } from '#src/site/paths.ts';
import {
  answering,
  click,
  CONTACT_API,
  codeOf,
  consent,
  fill,
  focus,
  press,
  scrollTo,
  seen,
  stopToasts,
  unreachable,
  unreachableAt,
  waiting,
} from '../gestures.ts';
import { type Gesture, type PictureState, statesOf } from '../picture-state.ts';

/** Where each form stands: in a dialog of its page when the address names it. */
const PLACES: Readonly<Record<string, { kind: FormKind; path: string }>> = {
  contact: { kind: 'contact', path: paths.contact },
  'about a course': { kind: 'contact', path: paths.courseRequestPage('excel-fondamentaux') },
  information: { kind: 'information', path: paths.aiCourse },
  recall: { kind: 'recall', path: paths.aiCourse },
  'enrolment dialog': { kind: 'enrolment', path: `${paths.aiCourse}#inscription` },
  'callback dialog': { kind: 'callback', path: `${paths.aiCourse}#rappel` },
  'programme dialog': { kind: 'programme', path: `${paths.aiCourse}#programme` },
  'programme in the hero': { kind: 'programmeRequest', path: paths.aiCourse },
  registration: { kind: 'registration', path: paths.aiEnrolment },
  'programme request': { kind: 'programmeRequest', path: paths.aiProgramme },
  complaint: { kind: 'complaint', path: paths.complaints },
  'CPF question': { kind: 'cpf', path: paths.aiCpf },
  'CPF question of a creator': { kind: 'cpf', path: paths.creator('demo') },
};

const TYPED = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  prenom: 'Zoé',
  nom: 'Le Gall',
  email: 'zoe@courriel.example',
  phone: '06 39 98 12 34',
  telephone: '06 39 98 12 34',
  profession: 'Libraire',
  message: 'Bonjour,\nje cherche une formation à Excel.',
} as const;

const WRONG: Partial<typeof TYPED | Record<keyof typeof TYPED, string>> = {
  firstName: 'Z',
  prenom: 'Z',
  email: 'zoe@',
  phone: '06',
  telephone: '06',
};

const formOf = (kind: FormKind) => `[data-kind=${kind}]`;
const fieldOf = (kind: FormKind, name: string) => `${formOf(kind)} [name=${name}]`;
const submitOf = (kind: FormKind) => `${formOf(kind)} button[type=submit]`;

const filled = (kind: FormKind, values: Partial<Record<string, string>> = TYPED): Gesture[] => [
  ...FORMS[kind].fields.flatMap((name) => {
    if (name === 'acceptedTerms') return [focus(fieldOf(kind, name)), press('Space')];
    const value = values[name];
    return value === undefined ? [] : [fill(fieldOf(kind, name), value)];
  }),
];

const sent = (kind: FormKind): Gesture[] => [...filled(kind), click(submitOf(kind))];

const alert = (kind: FormKind) => seen(`${formOf(kind)} .form-alert`);
const errors = (kind: FormKind) => seen(`${formOf(kind)} .field-error`);

const ISLAND = codeOf('contact-form-island');

const STORED = {
  id: '0123456789abcdef',
  message: 'Votre demande a bien été reçue. Nous vous contacterons rapidement.',
};

/** The states that every form goes through. */
const ofEvery = (kind: FormKind): Record<string, readonly Gesture[]> => ({
  'filled in': [...filled(kind), scrollTo(submitOf(kind))],
  'empty, first tap': [click(submitOf(kind)), errors(kind)],
  'wrong values': [...filled(kind, { ...TYPED, ...WRONG }), click(submitOf(kind)), errors(kind)],
  'first tap, code on its way': [waiting(ISLAND), click(submitOf(kind)), seen(`${formOf(kind)} [role=status]`)],
  waiting: [waiting(CONTACT_API), ...sent(kind), seen(`${formOf(kind)} button:disabled`)],
  failed: [answering(CONTACT_API, 503), ...sent(kind), alert(kind), stopToasts],
  unreachable: [unreachable(CONTACT_API), ...sent(kind), alert(kind), stopToasts],
  'refused by the server': [
    answering(CONTACT_API, 422, { message: 'À corriger', errors: { email: ['Adresse email invalide'] } }),
    ...sent(kind),
    errors(kind),
    stopToasts,
  ],
});

const everyForm: PictureState[] = Object.entries(PLACES).flatMap(([name, { kind, path }]) =>
  statesOf(
    'Forms',
    path,
    Object.fromEntries(Object.entries(ofEvery(kind)).map(([state, gestures]) => [`${name}, ${state}`, gestures])),
  ),
);

/** The forms that stay where they are say more, and longer. */
const formsThatStay: PictureState[] = Object.entries(PLACES)
  .filter(([, { kind }]) => 'stays' in FORMS[kind])
  .flatMap(([name, { kind, path }]) => {
    const stored = [answering(CONTACT_API, 201, STORED), ...sent(kind)];
    return statesOf('Forms', path, {
      [`${name}, sent with its toast`]: [...stored, stopToasts],
      [`${name}, sent`]: [...stored, click('.toast-close'), scrollTo('.form-sent')],
    });
  });

const KIND = 'contact';

const ofTheContactPage: PictureState[] = [
  ...statesOf('Contact page', paths.contact, {
    'failed, the question about cookies answered': [
      consent('refused'),
      answering(CONTACT_API, 503),
      ...sent(KIND),
      alert(KIND),
      stopToasts,
    ],
    'network lost before the first tap': [
      unreachable(ISLAND),
      unreachableAt('HEAD', `**${paths.contact}`),
      click(submitOf(KIND)),
      seen(`${formOf(KIND)} [role=status]`),
    ],
    'toast reached by F8': [answering(CONTACT_API, 201, STORED), ...sent(KIND), stopToasts, press('F8')],
    'toast, its button focused': [
      answering(CONTACT_API, 201, STORED),
      ...sent(KIND),
      stopToasts,
      press('F8'),
      press('Tab'),
    ],
    'question about cookies': [],
    'question about cookies, focus': [focus('[data-consent=accepted]')],
    'map before a choice': [scrollTo('[data-map]')],
    'map refused': [consent('refused'), scrollTo('[data-map]')],
    'map accepted': [
      answering(`${MAP_ORIGIN}/**`, 200, '<body style="background:#cfe3d4">'),
      consent('accepted'),
      scrollTo('[data-map]'),
      seen('[data-map] iframe'),
    ],
    'a very long word typed': [
      fill(fieldOf(KIND, 'firstName'), 'Marie-Antoinette-Apolline-Éléonore'.repeat(3).slice(0, 100)),
      fill(fieldOf(KIND, 'message'), `${'Anticonstitutionnellement'.repeat(8)}\n`.repeat(4)),
    ],
  }),
  ...statesOf(
    'Contact page',
    paths.contact,
    {
      'refused without a script': [
        // Values that a browser lets through by itself.
        ...filled(KIND, { ...TYPED, firstName: 'Z', phone: '06 39 98' }),
        click(submitOf(KIND)),
        seen('.error-summary'),
      ],
    },
    { conditions: { script: 'off' }, isWhole: true },
  ),
];

const OFFER = '[data-choice=framed]';

/** Where the provider has a marketing portal, its form waits for the visitor's agreement. */
const ofAPortal: PictureState[] = statesOf(
  'Marketing forms',
  paths.aiEnrolment,
  {
    'asking first': [],
    'our own, chosen': [click('[data-choice=own]')],
    'on its way': [waiting(`**${paths.embeddedForm('*')}`), click(OFFER), seen('[data-frame-note]')],
  },
  { site: 'with a portal' },
);

export const formStates: readonly PictureState[] = [...everyForm, ...formsThatStay, ...ofTheContactPage, ...ofAPortal];
