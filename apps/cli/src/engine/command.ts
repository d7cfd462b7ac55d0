import { command } from '../command.ts';
import { Engine, OPS } from './engine.ts';
import { LineCutter } from './lines.ts';

export const engineCommand = command('engine', {
  does: 'referee games for other programs: JSON lines in, JSON lines out',
  words: '',
  most: 0,
  about: `Reads one request a line from the input and writes one reply a line: {"id":1,"op":"new","game":"grachtenpand","seats":2}.
Ops: ${Object.keys(OPS).join(', ')}. docs/engine-protocol.md has every field. Whatever is refused, the game stays as it
was and the engine goes on.`,
  examples: [
    [`echo '{"id":1,"op":"version"}' | mokum engine`, 'which games there are'],
    ['mokum engine < requests.jsonl > replies.jsonl', 'a whole session'],
  ],
  flags: {},
  async run(_, io) {
    const engine = new Engine();
    const cutter = new LineCutter();
    const say = (lines: ReturnType<LineCutter['push']>): void => {
      for (const line of lines) {
        const reply = engine.answer(line);
        if (reply !== undefined) io.out(`${reply}\n`);
      }
    };
    for await (const chunk of io.input) say(cutter.push(Buffer.from(chunk)));
    say(cutter.end());
    return 0;
  },
});
