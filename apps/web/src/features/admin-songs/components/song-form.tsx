import { useQuery } from '@tanstack/react-query';
import { type AdminArtist, type AdminSong, type Level, levels } from '@utarang/contract';
import { format, adminSongs as messages } from '@utarang/messages';
import { X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { ConflictDialog } from '../../../parts/admin/conflict-dialog.js';
import { cancelledWith } from '../../../parts/admin/edit-keys.js';
import { useErrorFocus, wrongBox } from '../../../parts/admin/use-error-focus.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { songFields } from '../described-fields.js';
import { adminArtistsQuery } from '../queries.js';
import { type SongDraft, type SongEdit, songEdits, songOf } from '../song-draft.js';
import { useSaveSong } from '../use-save-song.js';
import css from './form.module.css';
import { LineEditor } from './line-editor.js';

const levelNames = {
  none: messages.levelNone,
  ...Object.fromEntries(levels.map((level) => [level, level])),
} as Record<Level | 'none', string>;

type FormProps = { edit: SongEdit; username: string; onSaved: (song: AdminSong) => void };

/** A song in boxes, with its lines. What is typed stays until it is saved or given up. */
export function SongForm({ edit, username, onSaved }: FormProps) {
  const { base, draft } = edit;
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, failure, newer, save, keepMine, keepTheirs, goOn } = useSaveSong(edit, username, onSaved);
  const type = (over: Partial<SongDraft>) => songEdits.typeInto(username, base.id, over);
  const changed = songEdits.isChanged(edit);

  useErrorFocus(errors, () => form.current?.querySelector<HTMLElement>(wrongBox));

  const discard = () => {
    songEdits.begin(username, base);
    cancelledWith(() => songEdits.typeInto(username, base.id, draft));
  };
  const box = (
    name: 'title' | 'titleKo' | 'reading' | 'year' | 'album' | 'video',
    label: string,
    more: { hint?: string; optional?: boolean; lang?: 'ja' } = {},
  ) => (
    <TextField
      {...more}
      label={label}
      autoCapitalize="none"
      inputMode={name === 'year' ? 'numeric' : name === 'video' ? 'url' : undefined}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => type({ [name]: event.target.value })}
    />
  );
  return (
    <form
      ref={form}
      className={css['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <Panel title={draft.title ? <span lang="ja">{draft.title}</span> : messages.newTitle}>
        <div className={css['fields']}>
          {box('title', messages.songTitle, { lang: 'ja' })}
          {box('titleKo', messages.titleKo)}
          {box('reading', messages.reading, { lang: 'ja', hint: messages.readingHint })}
          {box('year', messages.year)}
          {box('album', messages.album, { lang: 'ja', optional: true })}
          {box('video', messages.video, { hint: messages.videoHint, optional: true })}
          <div className={css['named']}>
            <span>{messages.level}</span>
            <Select
              label={messages.level}
              value={draft.level ?? 'none'}
              options={levelNames}
              onChoose={(level) => type({ level: level === 'none' ? null : level })}
            />
            <p className={css['hint']}>{messages.levelHint}</p>
          </div>
          <Singers artists={draft.artists} error={errors['artistIds']} onChange={(artists) => type({ artists })} />
        </div>
      </Panel>
      <LineEditor
        lines={draft.lines}
        errors={errors}
        onChange={(change) => songEdits.typeInto(username, base.id, ({ lines }) => ({ lines: change(lines) }))}
      />
      <FieldError alert>{failure ?? errors['lines']}</FieldError>
      <p className={css['actions']}>
        <Button type="submit" aria-disabled={pending}>
          {messages.save}
        </Button>
        {changed && (
          <>
            <Button look="sec" onClick={discard}>
              {messages.discard}
            </Button>
            <span className={css['hint']}>{messages.unsaved}</span>
          </>
        )}
      </p>
      {newer && (
        <ConflictDialog
          fields={songFields}
          mine={songOf(draft, base)}
          theirs={newer}
          onKeepMine={keepMine}
          onKeepTheirs={keepTheirs}
          onClose={goOn}
        />
      )}
    </form>
  );
}

type SingersProps = {
  artists: SongDraft['artists'];
  error: string | undefined;
  onChange: (artists: SongDraft['artists']) => void;
};

/** The fields of who sings it, in the order in which they are named. */
function Singers({ artists, error, onChange }: SingersProps) {
  const { data = [] } = useQuery(adminArtistsQuery);
  const taken = new Set(artists.map(({ id }) => id));
  const free = data.filter(({ id, retired }) => !retired && !taken.has(id));
  const options: Record<string, string> & { none: string } = { none: messages.addArtist };
  for (const artist of free.sort(byName)) options[`a${artist.id}`] = `${artist.nameKo} (${artist.name})`;
  return (
    <div className={css['named']}>
      <span>{messages.artists}</span>
      <ul className={css['singers']}>
        {artists.map(({ id, name }) => (
          <li key={id}>
            <span lang="ja">{name}</span>
            <IconButton
              label={format(messages.removeArtist, { name })}
              onClick={() => onChange(artists.filter((one) => one.id !== id))}
            >
              <X size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Select
        label={messages.addArtist}
        value="none"
        options={options}
        aria-invalid={error !== undefined}
        onChoose={(value) => {
          const found = free.find(({ id }) => `a${id}` === value);
          if (found) onChange([...artists, { id: found.id, name: found.name, nameKo: found.nameKo }]);
        }}
      />
      <FieldError>{error}</FieldError>
    </div>
  );
}

const korean = new Intl.Collator('ko');
const byName = (one: AdminArtist, other: AdminArtist) => korean.compare(one.nameKo, other.nameKo);
