import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a request comes from the very computer that answers it: what its headers say, whoever sends them chooses. */
export const isFromThisComputer = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '');
