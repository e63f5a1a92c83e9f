/** The privacy notice that the law requires beside a form. Requests store its version, a part of its SHA-256 hash. */
export const FORM_NOTICE = {
  version: 'c74fab25',
  text: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après votre demande. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.',
} as const;
