export { check } from './check.ts';
export { readJsonText } from './json-text.ts';
export { distance, nearest, notAmong } from './nearest.ts';
export {
  amount,
  anything,
  either,
  fields,
  flag,
  listOf,
  maybe,
  namesTo,
  oneOf,
  someFields,
  text,
  time,
  variants,
  whole,
} from './schemas.ts';
