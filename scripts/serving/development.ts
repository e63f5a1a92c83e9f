import type { AstroInlineConfig } from 'astro';
import { claim, type Holder, holderOf } from '../../src/lib/claim.ts';
import { UsageError } from '../command-line.ts';
import { freePort, type Server, wantedAddress } from './port.ts';

/** Two servers would write the same files of `.astro`. */
const alreadyOpen = ({ url }: Holder) =>
  new UsageError(
    `Ce site est déjà ouvert à l’adresse ${url}, dans un autre terminal\u00a0: servez-vous de celui-là, ou arrêtez-le d’abord (Ctrl+C dans son terminal).`,
  );

/** The address where `npm run dev` or `npm run edit` answers; this folder is theirs from then on. */
export async function claimAddress(root: string, server: Server): Promise<{ url: string; config: AstroInlineConfig }> {
  const { port: wanted, isOpen } = wantedAddress(process.argv.slice(2), process.env, server);
  const earlier = holderOf(root, 'dev-server');
  if (earlier !== undefined) throw alreadyOpen(earlier);
  const port = await freePort(wanted, console.log);
  const url = `http://localhost:${port}`;
  const other = claim(root, 'dev-server', url);
  if (other !== undefined) throw alreadyOpen(other);
  return { url, config: { server: { port, host: isOpen }, vite: { server: { strictPort: true } } } };
}
