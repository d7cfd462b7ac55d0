import { command } from '../command.ts';
import { Engine } from './engine.ts';
import { type Line, LineCutter } from './lines.ts';
import { REQUESTS } from './requests.ts';

export const engineCommand = command('engine', {
  does: 'referee games for other programs: JSON lines in, JSON lines out',
  words: '',
  most: 0,
  about: `Reads one request a line from the input and writes one reply a line: {"id":1,"op":"new","game":"grachtenpand","seats":2}.
Ops: ${Object.keys(REQUESTS).join(', ')}. docs/engine-protocol.md has every field. Whatever is refused, the game stays as it
was and the engine goes on.`,
  examples: [
    [`echo '{"id":1,"op":"version"}' | mokum engine`, 'which games there are'],
    ['mokum engine < requests.jsonl > replies.jsonl', 'a whole session'],
  ],
  flags: {},
  async run(_, io) {
    const engine = new Engine();
    const cutter = new LineCutter();
    const answer = async (lines: readonly Line[]): Promise<void> => {
      for (const line of lines) {
        await engine.prepare(line);
        const reply = engine.answer(line);
        if (reply === undefined) continue;
        io.say(reply);
        // A program that asks and does not read would fill the memory with replies.
        await io.taken();
      }
    };
    for await (const chunk of io.input) await answer(cutter.push(Buffer.from(chunk)));
    await answer(cutter.end());
    return 0;
  },
});
