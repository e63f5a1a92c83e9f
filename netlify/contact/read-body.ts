import { inTime } from '#src/lib/promises.ts';
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

async function readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) throw new Refusal('payload_too_large');
    chunks.push(value);
  }
}

/** Reads the body: at most 64 KiB within the time, whatever length the request announces. */
export async function readBody(request: Request, timeoutMs: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && !/^\d+$/.test(announced)) throw new Refusal('invalid_content_length');
  if (Number(announced) > MAX_BODY_BYTES) throw new Refusal('payload_too_large');
  if (request.body === null) throw new Refusal('empty_body');

  const reader = request.body.getReader();
  try {
    const body = await inTime(timeoutMs, readChunks(reader), () => new Refusal('request_timeout'));
    if (body.byteLength === 0) throw new Refusal('empty_body');
    return body;
  } catch (error) {
    // Not awaited: a silent sender would block here too.
    reader.cancel().catch(() => undefined);
    throw error instanceof Refusal ? error : new Refusal('unreadable_body');
  }
}
