import type { Signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { language, languageNames, setLanguage, tableWords } from '../words/language.ts';
import './settings-dialog.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([id, name]) => (
          <option key={id} value={id} selected={id === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const kept =
  <T,>(setting: Signal<T>) =>
  (value: T): void => {
    setting.value = value;
  };

/** Language, light, movement and the pace of the table. */
export function SettingsDialog({ open, onClose }: { readonly open: 'open' | 'closed'; readonly onClose: () => void }) {
  const table = tableWords.value;
  const words = table.settingsOf;
  return (
    <Dialog title={table.settings} open={open} onClose={onClose} words={{ close: table.close }}>
      <div class="settings">
        <Choice
          label={words.language}
          value={language.value}
          options={languageNames}
          onChange={(code) => void setLanguage(code)}
        />
        <Choice
          label={words.theme}
          value={settings.theme.value}
          options={words.themes}
          onChange={kept(settings.theme)}
        />
        <Choice
          label={words.motion}
          value={settings.motion.value}
          options={words.motions}
          onChange={kept(settings.motion)}
        />
        <Choice
          label={words.botSpeed}
          value={settings.botSpeed.value}
          options={words.speeds}
          onChange={kept(settings.botSpeed)}
        />
        <Choice
          label={words.commit}
          value={settings.commit.value}
          options={words.commits}
          onChange={kept(settings.commit)}
        />
        <p>
          <Button
            symbol="help"
            onPress={() => {
              settings.notesSeen.value = [];
              onClose();
            }}
          >
            {words.notesAgain}
          </Button>
        </p>
        {!settings.kept.value && <p role="status">{words.notKept}</p>}
      </div>
    </Dialog>
  );
}
