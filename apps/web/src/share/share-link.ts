import { check, fields, text, whole } from '@mokum/protocol/checking';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { LARGEST_LOG, LONGEST_LINK } from '../limits.ts';
import { fine, type Outcome, problem } from './problem.ts';

/** The version of the form of links: `#game=1.<the log, deflated, in base64url>`. */
const LINK_VERSION = 1;
const FRAGMENT = /^#?game=(?:(\d+)\.)?(.*)$/s;

/** What a fragment holds. */
const envelope = fields({
  version: whole(LINK_VERSION, LINK_VERSION, `a link of version ${LINK_VERSION}`),
  data: text(LONGEST_LINK),
});

/** What mail and chats put into a link or leave at its end: folded lines, brackets, a full stop. */
const FOREIGN = /%[\da-f]{2}|[^\w-]/gi;

export const isShareFragment = (fragment: string): boolean => FRAGMENT.test(fragment);

/** Runs bytes through a stream of the platform; stops with an error where more comes out than `most`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * An address that holds the whole game in its fragment, which browsers do not send to any server. The zlib form of
 * deflate carries a checksum, so that a link cut or changed on its way is noticed.
 */
export async function writeShareLink(log: string, page: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(log),
    new CompressionStream('deflate'),
    Number.POSITIVE_INFINITY,
  );
  return `${page.split('#')[0]}#game=${LINK_VERSION}.${toBase64Url(packed)}`;
}

/** The log that a fragment holds. */
export async function readShareLink(fragment: string): Promise<Outcome<string>> {
  if (fragment.length > LONGEST_LINK) return problem('too-large', fragment, `${fragment.length} characters`);
  const [, version, data = ''] = FRAGMENT.exec(fragment.trim()) ?? [];
  if (version === undefined) return problem('link-damaged', fragment);
  const read = check(envelope, { version: Number(version), data: data.replaceAll(FOREIGN, '') });
  if (!read.ok) return problem('link-unknown', fragment, read.fault.message);
  const packed = fromBase64Url(read.value.data);
  if (!packed) return problem('link-damaged', fragment, 'not base64url');
  try {
    const bytes = await through(packed, new DecompressionStream('deflate'), LARGEST_LOG);
    return fine(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) return problem('too-large', fragment);
    return problem('link-damaged', fragment, error instanceof Error ? error.message : String(error));
  }
}
