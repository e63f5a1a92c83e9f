/**
 * The notice that the law requires where personal data is asked for. The version is the beginning of the text's SHA-256: each
 * request keeps it, so that one can always say what its sender had read.
 */
export const FORM_NOTICE = {
  version: 'b4e4946e',
  text: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention « facultatif », elles sont nécessaires pour vous répondre. Nous les gardons trois ans au plus après votre dernier message. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.',
} as const;

/**
 * The notices that were ever online, the one in force first: a page that was opened before a deploy shows the one before, and
 * a request must say what its sender had read. One that is replaced moves down here.
 */
const NOTICES: readonly { version: string; text: string }[] = [FORM_NOTICE];

/** The text of a version; null for one that we never published, which proves nothing. */
export const noticeText = (version: string): string | null =>
  NOTICES.find((notice) => notice.version === version)?.text ?? null;
