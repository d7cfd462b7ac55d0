export { type Catalogue, counted, fill, type Filling, type Plural } from './catalogue.ts';
export {
  grachtenpand,
  type GrachtenpandParagraph,
  type GrachtenpandReason,
  type GrachtenpandWords,
} from './en/grachtenpand.ts';
export { type SaidCard, type SaidCondition, sayGrachtenpand } from './say-grachtenpand.ts';
export { type Telling, tellGrachtenpand } from './tell-grachtenpand.ts';
