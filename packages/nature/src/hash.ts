import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 in hexadecimal digits: a page has no other outside of secure origins. */
export const sha256Hex = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
