export { counted, fill } from './catalogue.ts';
export { amsterdam } from './en/amsterdam.ts';
export { grachtenpand, type GrachtenpandReason } from './en/grachtenpand.ts';
export { nieuwAmsterdam } from './en/nieuw-amsterdam.ts';
export { type AmsterdamFacts, sayAmsterdam } from './say-amsterdam.ts';
export { sayGrachtenpand } from './say-grachtenpand.ts';
export { sayNieuwAmsterdam } from './say-nieuw-amsterdam.ts';
export { tellGrachtenpand } from './tell-grachtenpand.ts';
export { tellNieuwAmsterdam } from './tell-nieuw-amsterdam.ts';
