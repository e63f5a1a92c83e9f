import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { type Program, readCommandLine, UsageError } from '../command-line.ts';

/** The port of every local server, unless another port is asked for or this one is taken. */
const DEFAULT_PORT = 8888;
const LAST_PORT = 65_535;

/** The addresses of this computer itself, over either protocol. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

export type Wanted = {
  /** 0 leaves the choice to the system. */
  port: number;
  /** `--host`: the other computers of the network may ask too, to try a page on a phone. */
  isOpen: boolean;
};

/** A command that serves the site. */
export type Server = { name: string; summary: string; /** Whether it takes `--host`. */ mayOpen: boolean };

const PORT = {
  type: 'string',
  describe: `où le site répond : à défaut la variable PORT, puis ${DEFAULT_PORT} ; s’il est pris, le suivant`,
} as const;
const HOST = {
  type: 'boolean',
  describe: 'répond aussi aux autres appareils du réseau, un téléphone par exemple',
} as const;

/** The port that `--port`, or else the variable PORT, asks for. */
export function wantedAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { name: command, summary, mayOpen }: Server,
): Wanted {
  const program: Program = { name: command, summary, options: mayOpen ? { port: PORT, host: HOST } : { port: PORT } };
  const { values } = readCommandLine<{ port?: string; host?: boolean }>(args, program);
  const { port: option, host } = values;
  const [name, text] = option === undefined ? ['PORT', env.PORT] : ['--port', option];
  const isOpen = host ?? false;
  if (text === undefined || text === '') return { port: DEFAULT_PORT, isOpen };
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > LAST_PORT)
    throw new UsageError(`${name} doit être un numéro de port, par exemple 9000, et non «\u00a0${text}\u00a0».`);
  return { port, isOpen };
}

/** Whether somebody answers: on some systems two programs may listen on one port, and the other one would be asked. */
async function answers(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => {
    resolve(true);
  });
  socket.once('error', () => {
    resolve(false);
  });
  const isAnswered = await promise;
  socket.destroy();
  return isAnswered;
}

const isFailure = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Whether this computer lacks the address, as many lack IPv6. */
export const isMissingHost = (error: unknown): boolean => isFailure(error, ['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Whether one may listen; an address that this computer lacks holds nothing back. */
async function isOffered(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    if (isFailure(error, ['EACCES']))
      throw new UsageError(
        `Le port ${port} est réservé par le système\u00a0: choisissez-en un autre, par exemple 9000.`,
      );
    return isMissingHost(error);
  }
}

async function isFree(port: number): Promise<boolean> {
  for (const host of LOOPBACK) if ((await answers(port, host)) || !(await isOffered(port, host))) return false;
  return true;
}

async function portOfTheSystem(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK[0]);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : DEFAULT_PORT;
}

/** The port that is wanted, or the next free one, which `say` is told. */
export async function freePort(wanted: number, say: (text: string) => void): Promise<number> {
  if (wanted === 0) return portOfTheSystem();
  for (let port = wanted; port <= LAST_PORT; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) say(`Le port ${wanted} est déjà pris\u00a0: voici le port ${port}.`);
    return port;
  }
  throw new UsageError(
    `Aucun port n’est libre à partir de ${wanted}\u00a0: choisissez-en un plus petit, par exemple 9000.`,
  );
}
