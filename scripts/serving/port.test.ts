import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, wantedAddress } from './port.ts';

const wanted = (args: readonly string[], env: Record<string, string> = {}, mayOpen = true) =>
  wantedAddress(args, env, { name: 'dev', summary: 'Sert le site.', mayOpen });

test('takes a port from the option, else from the environment, else the usual one', () => {
  expect(wanted([])).toEqual({ port: 8888, isOpen: false });
  expect(wanted([], { PORT: '9000' }).port).toBe(9000);
  expect(wanted([], { PORT: '' }).port).toBe(8888);
  expect(wanted(['--port', '9001'], { PORT: '9000' }).port).toBe(9001);
  expect(wanted(['--port=0']).port).toBe(0);
  expect(wanted(['--host']).isOpen).toBe(true);
});

test.each(['-1', '65536', '80.5', 'neuf', ' 9000', '1e3'])('refuses %j as a port in a sentence', (text) => {
  expect(() => wanted([], { PORT: text })).toThrow(
    `PORT doit être un numéro de port, par exemple 9000, et non «\u00a0${text}`,
  );
  expect(() => wanted([`--port=${text}`])).toThrow('--port doit être un numéro de port');
});

test('names the options that there are', () => {
  expect(() => wanted(['--prot', '9000'])).toThrow('Option inconnue\u00a0: --prot. Vouliez-vous dire --port\u202f?');
  expect(() => wanted(['--port'])).toThrow('L’option --port attend une valeur');
  expect(() => wanted(['--host'], {}, false)).toThrow('Option inconnue\u00a0: --host.');
});

async function takenPort(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
  'passes over a port that is taken on %s, and says so',
  async (host) => {
    const port = await takenPort(host);
    const said: string[] = [];
    const free = await freePort(port, (text) => said.push(text));
    expect(free).toBeGreaterThan(port);
    expect(said).toEqual([`Le port ${port} est déjà pris\u00a0: voici le port ${free}.`]);
  },
);

test('takes a free port without a word, and leaves it free', async () => {
  const say = (text: string) => {
    throw new Error(text);
  };
  const port = await freePort(0, say);
  expect(await freePort(port, say)).toBe(port);
});
