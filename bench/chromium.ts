import { browserExecutable } from '../scripts/browser.ts';

export const chromiumPath = browserExecutable;

/** A browser that speaks to the bench's server alone, whose throw-away certificate it accepts by its key. */
export const chromiumFlags = (certificateKey: string): string[] => [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  `--ignore-certificate-errors-spki-list=${certificateKey}`,
];

/** The screen of the phone that Lighthouse imitates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
