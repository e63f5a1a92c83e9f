/** The site with live reload, for developers; `--host` shows it to a phone on the same network. */
import { orLeave, stopAtSignal } from './serving/command.ts';
import { claimAddress } from './serving/development.ts';

const { config } = await orLeave(claimAddress(process.cwd(), true));
const { dev } = await import('astro');
const server = await dev(config);
stopAtSignal(() => server.stop());
