import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** `close` and `silent` happen at the named command; `after text` once the server has the whole message. */
export type MailFault =
  | 'none'
  | `${'close' | 'silent'} at ${'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA'}`
  | `${'close' | 'silent' | 451 | 554} after text`
  | `${451 | 550} at ${'MAIL' | 'RCPT'}`;

export type ReceivedMail = { to: string[]; raw: string; messageId: string };

const END_OF_TEXT = '\r\n.\r\n';

/** A small SMTP server on this computer, with a fault for each recipient. `onStep` is called before each answer. */
export async function startSmtp(
  faultOf: (to: string) => MailFault = () => 'none',
  onStep: () => void = () => undefined,
) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();

  function converse(socket: Socket): void {
    let to: string[] = [];
    let isText = false;
    let buffer = '';
    const answer = (place: string, text: string): void => {
      const fault = faultOf(to[0] ?? '');
      onStep();
      const [what = '', ...where] = fault.split(' ');
      if (where.join(' ') !== place) socket.write(`${text}\r\n`);
      else if (what === 'close') socket.destroy();
      else if (what !== 'silent') socket.write(`${what} fault\r\n`);
    };
    const command = (line: string): void => {
      const verb = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const [, address] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
      if (address !== undefined) to.push(address);
      isText = verb === 'DATA' && !faultOf(to[0] ?? '').endsWith('at DATA');
      if (verb === 'EHLO') answer('at EHLO', '250 smtp.example');
      else answer(`at ${verb}`, isText ? '354 go on' : '250 ok');
    };
    const takeText = (): void => {
      const end = buffer.indexOf(END_OF_TEXT);
      if (end === -1) return;
      const raw = buffer.slice(0, end).replace(/^\.\./gm, '.');
      const [, messageId = ''] = /^Message-ID: <([^>]+)>/im.exec(raw) ?? [];
      buffer = buffer.slice(end + END_OF_TEXT.length);
      isText = false;
      if (!/^\d+ after/.test(faultOf(to[0] ?? ''))) received.push({ to, raw, messageId });
      answer('after text', '250 ok');
      to = [];
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      buffer += data.toString('latin1');
      while (buffer.includes('\r\n')) {
        if (isText) {
          if (!buffer.includes(END_OF_TEXT)) return;
          takeText();
          continue;
        }
        const end = buffer.indexOf('\r\n');
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        command(line);
      }
    });
    answer('at greeting', '220 smtp.example');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    return Promise.resolve();
  };
  return { url: `smtp://127.0.0.1:${String(port)}`, received, close };
}
