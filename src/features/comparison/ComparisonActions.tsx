import { useState } from 'react';
import { LINK_BUTTON } from '#src/components/link-button.ts';
import { COMPARISON_TEXTS as TEXTS } from './comparison-texts.ts';

const shareLink = () => navigator.share({ title: document.title, url: location.href });
const copyLink = () => navigator.clipboard.writeText(location.href);
const mailLink = () => `mailto:?subject=${encodeURIComponent(TEXTS.title)}&body=${encodeURIComponent(location.href)}`;

export function ComparisonActions() {
  const [said, setSaid] = useState('');
  const act = (action: () => Promise<void>, done: string) => () =>
    void action().then(
      () => {
        setSaid(done);
      },
      // Closing the system's share dialog rejects the promise; ignore it.
      () => undefined,
    );
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold print:hidden">
      <button
        className={LINK_BUTTON}
        type="button"
        onClick={() => {
          print();
        }}
      >
        {TEXTS.print}
      </button>
      {'share' in navigator && (
        <button className={LINK_BUTTON} type="button" onClick={act(shareLink, '')}>
          {TEXTS.share}
        </button>
      )}
      {'clipboard' in navigator && (
        <button className={LINK_BUTTON} type="button" onClick={act(copyLink, TEXTS.copied)}>
          {TEXTS.copy}
        </button>
      )}
      <a href={mailLink()}>{TEXTS.mail}</a>
      <span role="status">{said}</span>
    </p>
  );
}
