/**
 * The privacy notice that the law requires where a form collects personal data. The version is the beginning of the
 * SHA-256 hash of the text. Requests store the version. Git has the former texts.
 */
export const FORM_NOTICE = {
  version: 'c74fab25',
  text: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après votre demande. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.',
} as const;
