export { check } from './check.ts';
export { readJsonText } from './json-text.ts';
export { distance, nearest, notAmong } from './nearest.ts';
export { amount, either, fields, listOf, maybe, namesTo, oneOf, text, variants, whole } from './schemas.ts';
