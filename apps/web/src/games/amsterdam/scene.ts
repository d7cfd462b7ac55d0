import type { Scene } from '../face.ts';
import type { Speech } from './speech/speech.ts';
import type { AmsterdamView } from './view.ts';

/** All that Amsterdam's table is given. */
export type AmsScene = Scene<AmsterdamView, Speech>;
