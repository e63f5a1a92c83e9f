import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { setEnvironmentContext } from '@netlify/blobs';
import { onTestFinished, vi } from 'vitest';
import { respond } from '#netlify/local/http.ts';
import { LocalBlobs, localStore, serveBlobs } from '#netlify/local/local-blobs.ts';
import { storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';

/** Starts the runtime of Netlify functions with a local store and mail server. Returns received mails and log lines. */
export async function netlifyRuntime() {
  const smtp = await startSmtp();
  vi.stubEnv('SMTP_URL', smtp.url);
  const blobs = new LocalBlobs();
  const { context, stop } = await serveBlobs(blobs);
  onTestFinished(stop);
  setEnvironmentContext(context);
  const recordsOf = (deployContext: string) => new Records(() => localStore(storeName(deployContext), blobs.fetch));
  return { received: smtp.received, lines: logLines(), recordsOf };
}

/** The lines that functions log during a test. */
export function logLines(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => {
    spy.mockRestore();
  });
  return lines;
}

/** Decodes a mail in quoted-printable. */
export const decoded = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Starts a server and stops it at the end of the test. Returns its host and port. */
async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Starts a server for the rest of the test. Returns the address of the server. */
export const serveRequests = async (answer: (request: Request) => Response | Promise<Response>): Promise<string> => {
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing, answer));
  return `http://${await listen(server)}`;
};

/** Starts a fake CRM or chat that keeps the requests that it receives. */
export async function startReceiver(answer: () => Response | Promise<Response> = () => new Response()) {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const url = await serveRequests(async (request) => {
    received.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return answer();
  });
  return { url: `${url}/hook`, received };
}

/**
 * A fault of a mail server: at an SMTP command or after the message, it closes the connection, stays silent or answers
 * with a status code.
 */
export type MailFault =
  | 'none'
  | `${'close' | 'silent'} at ${'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA'}`
  | `${'close' | 'silent' | 451 | 554} after text`
  | `${451 | 550} at ${'MAIL' | 'RCPT'}`
  | '535 at AUTH';

const END_OF_TEXT = '\r\n.\r\n';

/** Starts a small SMTP server with a fault, which a test can change. */
export async function startSmtp(fault: MailFault = 'none') {
  const server = { url: '', fault, received: [] as { to: string[]; raw: string }[] };

  function converse(socket: Socket): void {
    let to: string[] = [];
    let isText = false;
    let buffer = '';
    const answer = (step: string, text: string): void => {
      const [effect, ...place] = server.fault.split(' ');
      if (place.join(' ') !== step) socket.write(`${text}\r\n`);
      else if (effect === 'close') socket.destroy();
      else if (effect !== 'silent') socket.write(`${effect ?? ''} fault\r\n`);
    };
    const receiveCommand = (end: number): void => {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const [, address] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
      if (address !== undefined) to.push(address);
      isText = verb === 'DATA' && !server.fault.endsWith('at DATA');
      if (verb === 'EHLO') answer('at EHLO', '250 smtp.example');
      else answer(`at ${verb}`, isText ? '354 go on' : '250 ok');
    };
    const receiveText = (end: number): void => {
      if (!/^\d+ after/.test(server.fault))
        server.received.push({ to, raw: buffer.slice(0, end).replace(/^\.\./gm, '.') });
      buffer = buffer.slice(end + END_OF_TEXT.length);
      isText = false;
      to = [];
      answer('after text', '250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      buffer += data.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(isText ? END_OF_TEXT : '\r\n');
        if (end === -1) return;
        if (isText) receiveText(end);
        else receiveCommand(end);
      }
    });
    answer('at greeting', '220 smtp.example');
  }

  server.url = `smtp://${await listen(createTcpServer(converse))}`;
  return server;
}
