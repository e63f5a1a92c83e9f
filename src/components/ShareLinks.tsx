import type { ReactNode } from 'react';
import { addShareButtons } from './add-share-buttons.ts';
import { Icon } from './Icon.tsx';
import { mailLink } from '#src/lib/mail-link.ts';

type Props = { title: string; url: string; children?: ReactNode };

/** React calls `ref` only in an island. On other pages, a script must call `addShareButtons`. */
export function ShareLinks({ title, url, children }: Props) {
  return (
    <div
      ref={addShareButtons}
      role="group"
      aria-label="Partager cette page"
      className="no-print flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold"
      data-share-links={url}
    >
      <Icon className="size-5" name="share" />
      {children}
      <button className="link-button" type="button" data-share="" hidden>
        Partager
      </button>
      <button className="link-button" type="button" data-copy="" hidden>
        Copier le lien
      </button>
      <a href={mailLink(title, url)}>Envoyer par courriel</a>
      <span aria-live="polite" aria-atomic="true"></span>
    </div>
  );
}
