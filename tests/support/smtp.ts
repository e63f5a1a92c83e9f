import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a server does with one mail; the three in the middle leave nothing behind, the last takes it and never says so. */
export type MailFault = 'none' | 'greylist' | 'reject' | 'cut' | 'silent';

const refusal = (code: number) => Object.assign(new Error('try something else'), { responseCode: code });

export type ReceivedMail = { to: string[]; raw: string; messageId: string };

/** A real SMTP server on this machine, whose faults come one a mail. `onStep` is told of each thing that a client has made it do. */
export async function startSmtp(
  faultOf: (to: string) => MailFault = () => 'none',
  onStep: () => void = () => undefined,
  { refusesSender = false } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      onStep();
      done(refusesSender ? refusal(550) : null);
    },
    onRcptTo({ address }, session, done) {
      onStep();
      const fault = faultOf(address);
      Object.assign(session, { fault });
      if (fault === 'greylist') done(refusal(451));
      else if (fault === 'reject') done(refusal(550));
      else done();
    },
    onData(stream, session, done) {
      const fault = 'fault' in session ? session.fault : 'none';
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const [, messageId = ''] = /^Message-ID: <([^>]+)>/im.exec(raw) ?? [];
        if (fault === 'cut') {
          done(refusal(421));
          return;
        }
        received.push({ to, raw, messageId });
        onStep();
        if (fault === 'none') done();
        // Taken, and the answer never comes: the sender cannot know.
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { url: `smtp://127.0.0.1:${String(port)}`, received, close };
}
