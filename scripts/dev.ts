/** The site with live reload, for developers; `--host` shows it to a phone on the same network. */
import { orLeave } from './command-line.ts';
import { claimAddress } from './serving/development.ts';
import { stopAtSignal } from './serving/signals.ts';

const DEV = { name: 'dev', summary: 'Sert le site et montre aussitôt ce qui change.', mayOpen: true };

const { config } = await orLeave(() => claimAddress(process.cwd(), DEV));
const { dev } = await import('astro');
const server = await dev(config);
stopAtSignal(() => server.stop());
