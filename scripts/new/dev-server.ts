import { spawn } from 'node:child_process';
import { holderOf } from '../../src/lib/claim.ts';

export type DevServer = { url: string; isUp: () => Promise<boolean>; open: (url: string) => void };

/** The address of the development server unless its claim names another. */
const USUAL_URL = 'http://localhost:8888';

/** Whether it is ready: the process that claims the folder may be starting. */
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/@vite/client`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The `npm run dev` or `npm run edit` of this folder, whichever port it has found. */
export function devServer(root: string): DevServer {
  const url = holderOf(root, 'dev-server')?.url ?? USUAL_URL;
  return { url, isUp: () => isReady(url), open: openInBrowser };
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows a page in the person's own browser; a machine without one shows nothing. */
export function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  opener.on('error', () => undefined);
  opener.unref();
}
