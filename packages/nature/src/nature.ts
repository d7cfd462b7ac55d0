import { LONGEST_SEED, type Nature, refuse } from '@mokum/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A secret key has 256 bits. */
const KEY_BYTES = 32;

const WORDS_IN_BLOCK = 8;

type Hash = (message: Uint8Array) => Uint8Array;

/** Words by a hash of outcome and block; the last block is kept, since its words are asked for one after the other. */
function natureOf(hash: Hash): Nature {
  const message = new Uint8Array(8);
  const place = new DataView(message.buffer);
  let words: DataView = new DataView(new ArrayBuffer(0));
  let [outcomeKept, blockKept] = [-1, -1];
  return {
    word(outcome, index) {
      const block = Math.trunc(index / WORDS_IN_BLOCK);
      if (outcome !== outcomeKept || block !== blockKept) {
        place.setUint32(0, outcome);
        place.setUint32(4, block);
        const digest = hash(message);
        words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        [outcomeKept, blockKept] = [outcome, block];
      }
      return words.getUint32(4 * (index % WORDS_IN_BLOCK));
    },
  };
}

/** Nature from a seed that people may know: SHA-256 of key, outcome and block, where the key is SHA-256 of the seed. */
export function seededNature(seed: string): Nature {
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED)
    refuse('bad-config', `seed: a text of at most ${LONGEST_SEED} letters is expected`);
  const key = sha256(utf8ToBytes(seed));
  return natureOf((message) => sha256.create().update(key).update(message).digest());
}

/** Nature from a key that nobody may know while the game goes on: HMAC-SHA-256 of outcome and block. */
export function secretNature(key: Uint8Array): Nature {
  if (key.length !== KEY_BYTES) refuse('bad-config', `a secret key has ${KEY_BYTES} bytes, not ${key.length}`);
  const kept = key.slice();
  return natureOf((message) => hmac(sha256, kept, message));
}
