export { check } from './check.ts';
export { readJsonText } from './json-text.ts';
export { distance, nearest, notAmong } from './nearest.ts';
export {
  amount,
  anything,
  either,
  exactNumber,
  fields,
  flag,
  listOf,
  maybe,
  namesTo,
  none,
  oneOf,
  someFields,
  something,
  suchThat,
  text,
  time,
  variants,
  whole,
} from './schemas.ts';
