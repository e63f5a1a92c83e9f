import type { ReactNode } from 'react';
import { addShareButtons } from './add-share-buttons.ts';
import { mailLink } from '#src/lib/mail-link.ts';
import { paths } from '#src/site/paths.ts';

type Props = { title: string; url: string; children?: ReactNode };

/** Links to share a page. Outside islands, the page calls `addShareButtons` itself. */
export function ShareLinks({ title, url, children }: Props) {
  return (
    <div
      ref={addShareButtons}
      role="group"
      aria-label="Partager cette page"
      className="no-print flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold"
      data-share-links={url}
    >
      <svg className="icon size-5" aria-hidden="true">
        <use href={`${paths.icons}#share`} />
      </svg>
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
