import { processStreams } from './io.ts';
import { mokum } from './mokum.ts';

process.exitCode = await mokum(process.argv.slice(2), processStreams());
