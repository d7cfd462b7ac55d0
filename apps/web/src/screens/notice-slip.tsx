import type { TableNotice } from '../table/notice.ts';
import { download, logFileName } from '../share/log-file.ts';
import type { TableInfo } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { fill, words } from '../words/language.ts';

interface NoticeProps {
  readonly notice: TableNotice;
  readonly info: TableInfo;
  readonly onDismiss: () => void;
}

/** Something a player should know that is not a part of the game. */
export function NoticeSlip({ notice, info, onDismiss }: NoticeProps) {
  const said = words.value.notices;
  const text =
    notice.kind === 'bot-replaced'
      ? fill(said['bot-replaced'][notice.why], { who: info.seats[notice.seat].name })
      : notice.kind === 'ahead-dropped'
        ? fill(said['ahead-dropped'], { who: info.seats[notice.seat].name, moves: notice.moves.join('; ') })
        : notice.kind === 'not-kept'
          ? said['not-kept'][notice.why]
          : said[notice.kind];
  return (
    <section class="slip notice" role="alert">
      <p>{text}</p>
      <div class="slip-links">
        {notice.kind === 'not-kept' && (
          <Button symbol="save" onPress={() => download(logFileName(info), notice.log)}>
            {said.download}
          </Button>
        )}
        <Button symbol="close" onPress={onDismiss}>
          {said.dismiss}
        </Button>
      </div>
    </section>
  );
}
