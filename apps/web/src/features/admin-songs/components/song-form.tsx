import { useQuery } from '@tanstack/react-query';
import { type AdminArtist, type AdminSong, type Level, levels } from '@utarang/contract';
import { format, adminSongs as messages } from '@utarang/messages';
import { X } from 'lucide-react';
import { cancelledWith } from '../../../parts/admin/edit-keys.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { songFields } from '../described-fields.js';
import { adminArtistsQuery } from '../queries.js';
import { type SongDraft, type SongEdit, songEdits, songOf } from '../song-draft.js';
import { useSaveSong } from '../use-save-song.js';
import { DraftField, EditedForm } from './edited-form.js';
import css from './form.module.css';
import { LineEditor } from './line-editor.js';

const levelNames = {
  none: messages.levelNone,
  ...Object.fromEntries(levels.map((level) => [level, level])),
} as Record<Level | 'none', string>;

type FormProps = { edit: SongEdit; username: string; onSaved: (song: AdminSong) => void };

/** The form of a song with its lines. What is typed stays until it is saved or discarded. */
export function SongForm({ edit, username, onSaved }: FormProps) {
  const { base, draft } = edit;
  const saving = useSaveSong(edit, username, onSaved);
  const { errors } = saving;
  const discard = () => {
    songEdits.begin(username, base);
    cancelledWith(() => songEdits.typeInto(username, base.id, draft));
  };
  return (
    <EditedForm saving={saving} fields={songFields} mine={songOf(draft, base)}>
      <Panel title={draft.title ? <span lang="ja">{draft.title}</span> : messages.newTitle}>
        <SongFields draft={draft} errors={errors} onType={(over) => songEdits.typeInto(username, base.id, over)} />
      </Panel>
      <LineEditor
        lines={draft.lines}
        errors={errors}
        onChange={(change) => songEdits.typeInto(username, base.id, ({ lines }) => ({ lines: change(lines) }))}
      />
      <FieldError alert>{saving.failure ?? errors['lines']}</FieldError>
      <p className={css['actions']}>
        <Button type="submit" aria-disabled={saving.pending}>
          {messages.save}
        </Button>
        {songEdits.isChanged(edit) && (
          <>
            <Button variant="sec" onClick={discard}>
              {messages.discard}
            </Button>
            <span className={css['hint']}>{messages.unsaved}</span>
          </>
        )}
      </p>
    </EditedForm>
  );
}

type FieldsProps = {
  draft: SongDraft;
  errors: Readonly<Record<string, string>>;
  onType: (over: Partial<SongDraft>) => void;
};

function SongFields({ draft, errors, onType }: FieldsProps) {
  const field = { draft, errors, onType };
  return (
    <div className={css['fields']}>
      <DraftField {...field} name="title" label={messages.songTitle} lang="ja" />
      <DraftField {...field} name="titleKo" label={messages.titleKo} />
      <DraftField {...field} name="reading" label={messages.reading} lang="ja" hint={messages.readingHint} />
      <DraftField {...field} name="year" label={messages.year} inputMode="numeric" />
      <DraftField {...field} name="album" label={messages.album} lang="ja" optional />
      <DraftField {...field} name="video" label={messages.video} hint={messages.videoHint} inputMode="url" optional />
      <div className={css['named']}>
        <span>{messages.level}</span>
        <Select
          label={messages.level}
          value={draft.level ?? 'none'}
          options={levelNames}
          onChoose={(level) => onType({ level: level === 'none' ? null : level })}
        />
        <p className={css['hint']}>{messages.levelHint}</p>
      </div>
      <Singers artists={draft.artists} error={errors['artistIds']} onChange={(artists) => onType({ artists })} />
    </div>
  );
}

type SingersProps = {
  artists: SongDraft['artists'];
  error: string | undefined;
  onChange: (artists: SongDraft['artists']) => void;
};

/** The fields of the singers, in the order in which they are named. */
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
