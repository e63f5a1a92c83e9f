import { spawn } from 'node:child_process';

/** Where `npm run dev` answers. */
export const DEV_SERVER = 'http://localhost:8888';

/** Whether `npm run dev` runs: a served build has no client of Vite's. */
export const isDevServerUp = (): Promise<boolean> =>
  fetch(`${DEV_SERVER}/@vite/client`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

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
