export { counted, fill } from './catalogue.ts';
export { grachtenpand, type GrachtenpandReason } from './en/grachtenpand.ts';
export { sayGrachtenpand } from './say-grachtenpand.ts';
export { tellGrachtenpand } from './tell-grachtenpand.ts';
