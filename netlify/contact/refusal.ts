import { waitingTime } from '#src/features/contact/callback-time.ts';

const REFUSALS = {
  method_not_allowed: [405, 'Cette adresse n’accepte que l’envoi d’un formulaire.'],
  cross_origin: [403, 'Cette demande ne vient pas de notre site.'],
  unsupported_media_type: [415, 'Le format de la demande n’est pas pris en charge.'],
  empty_body: [400, 'La demande est vide.'],
  invalid_content_length: [400, 'La taille annoncée de la demande n’est pas valide.'],
  unreadable_body: [400, 'La demande n’a pas pu être lue jusqu’au bout.'],
  invalid_encoding: [400, 'La demande contient des caractères illisibles.'],
  invalid_json: [400, 'La demande n’est pas au format JSON.'],
  invalid_json_shape: [400, 'La demande doit être un objet JSON.'],
  invalid_form: [400, 'Le formulaire n’a pas pu être lu.'],
  duplicate_field: [400, 'Un champ du formulaire figure deux fois.'],
  payload_too_large: [413, 'La demande est trop longue.'],
  request_timeout: [408, 'La demande a mis trop de temps à arriver.'],
  invalid_fields: [422, 'Certains champs sont à corriger.'],
  unknown_field: [422, 'La demande contient un champ inconnu.'],
  too_long: [422, 'Un champ est trop long.'],
  rate_limited: [429, (wait) => `Trop de demandes en peu de temps. Réessayez ${wait}, ou appelez-nous.`],
  storage_unavailable: [503, (wait) => `Votre demande n’a pas pu être enregistrée. Réessayez ${wait}.`],
  unexpected: [500, (wait) => `Une erreur est survenue. Réessayez ${wait}.`],
} as const satisfies Record<string, readonly [status: number, message: string | ((wait: string) => string)]>;

export type RefusalCode = keyof typeof REFUSALS;
export type FieldErrors = ReadonlyMap<string, readonly string[]>;

type Details = { errors?: FieldErrors; retryAfter?: number };

const hasFieldName = ([name]: readonly [string, unknown]): boolean => /^\w{1,40}$/.test(name);

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, { errors = new Map(), retryAfter }: Details = {}) {
    const [status, message] = REFUSALS[code];
    super(typeof message === 'string' ? message : message(waitingTime(retryAfter)));
    this.code = code;
    this.status = status;
    this.errors = new Map([...errors].filter(hasFieldName));
    this.retryAfter = retryAfter;
  }
}
