/**
 * The notice that the law requires where personal data is asked for. The version is the beginning of the SHA-256 of the text. A
 * request keeps the version, so that one can always say what its sender had read.
 */
export const FORM_NOTICE = {
  version: 'c74fab25',
  text: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après votre demande. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.',
} as const;

/** Every notice that was ever online, the current one first. A page that was opened before a deploy shows the one before. */
const NOTICES: readonly { version: string; text: string }[] = [
  FORM_NOTICE,
  {
    version: 'b4e4946e',
    text: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après votre dernier message. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.',
  },
];

/** The text of a version; null for one that was never published. */
export const noticeText = (version: string): string | null =>
  NOTICES.find((notice) => notice.version === version)?.text ?? null;
