import { useQueryClient } from '@tanstack/react-query';
import type { AdminArtist } from '@utarang/contract';
import { common, adminSongs as messages } from '@utarang/messages';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ConflictDialog } from '../../../parts/admin/conflict-dialog.js';
import { cancelledWith } from '../../../parts/admin/edit-keys.js';
import { genderNames } from '../../../parts/admin/gender-names.js';
import { useErrorFocus, wrongBox } from '../../../parts/admin/use-error-focus.js';
import { useSave } from '../../../parts/admin/use-save.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { saveArtist } from '../api.js';
import { type ArtistDraft, type ArtistEdit, artistEdits, artistOf, bodyOf } from '../artist-draft.js';
import { artistFields } from '../described-fields.js';
import { cacheArtist } from '../queries.js';
import css from './form.module.css';

type FormProps = { edit: ArtistEdit; username: string; onSaved: (artist: AdminArtist) => void };

/** An artist in boxes. What is typed stays until it is saved or given up. */
export function ArtistForm({ edit, username, onSaved }: FormProps) {
  const { base, draft } = edit;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, failure, newer, save, keepMine, keepTheirs, goOn } = useSave({
    base,
    send: (version) => saveArtist(base.id, version, bodyOf(draft)),
    onSaved: (artist) => {
      cacheArtist(client, artist);
      artistEdits.saved(username, edit, artist);
      onSaved(artist);
    },
    onTheirs: (newerOne) => {
      cacheArtist(client, newerOne);
      artistEdits.begin(username, newerOne);
    },
  });
  const type = (over: Partial<ArtistDraft>) => artistEdits.typeInto(username, base.id, over);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useErrorFocus(errors, () => form.current?.querySelector<HTMLElement>(wrongBox));

  const cancel = () => {
    artistEdits.end(username, base.id);
    if (!artistEdits.isChanged(edit)) return;
    cancelledWith(() => {
      artistEdits.begin(username, base);
      artistEdits.typeInto(username, base.id, draft);
    });
  };
  const box = (
    name: Exclude<keyof ArtistDraft, 'gender' | 'bio'>,
    label: string,
    more: { hint?: string; optional?: boolean; lang?: 'ja' } = {},
  ) => (
    <TextField
      {...more}
      label={label}
      autoCapitalize="none"
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
      <Panel title={base.id === 0 ? messages.artistNew : <span lang="ja">{base.name}</span>}>
        <div className={css['fields']}>
          {box('name', messages.artistName, { lang: 'ja' })}
          {box('nameKo', messages.artistNameKo)}
          {box('nameRomaji', messages.artistRomaji)}
          <div className={css['named']}>
            <span>{messages.gender}</span>
            <Select
              label={messages.gender}
              value={draft.gender}
              options={genderNames}
              onChoose={(gender) => type({ gender })}
            />
            <FieldError>{errors['gender']}</FieldError>
          </div>
          {box('debutYear', messages.debutYear, { optional: true })}
          {box('country', messages.country)}
          {box('genres', messages.genres, { hint: messages.genresHint })}
          {box('website', messages.website, { optional: true })}
          {box('youtube', messages.youtube, { optional: true })}
          {box('instagram', messages.instagram, { optional: true })}
          {box('x', messages.x, { optional: true })}
          <BioField bio={draft.bio} error={errors['bio']} onType={(bio) => type({ bio })} />
        </div>
        <FieldError alert>{failure}</FieldError>
        <p className={css['actions']}>
          <Button type="submit" aria-disabled={pending}>
            {messages.save}
          </Button>
          <Button look="sec" onClick={cancel}>
            {common.cancel}
          </Button>
        </p>
      </Panel>
      {newer && (
        <ConflictDialog
          fields={artistFields}
          mine={artistOf(draft, base)}
          theirs={newer}
          onKeepMine={keepMine}
          onKeepTheirs={keepTheirs}
          onClose={goOn}
        />
      )}
    </form>
  );
}

type BioFieldProps = { bio: string; error: string | undefined; onType: (bio: string) => void };

function BioField({ bio, error, onType }: BioFieldProps) {
  const id = useId();
  return (
    <div className={`${css['named']} ${css['wide']}`}>
      <label htmlFor={`${id}-bio`}>{messages.bio}</label>
      <textarea
        id={`${id}-bio`}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error !== undefined}
        value={bio}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-hint`} className={css['hint']}>
        {messages.bioHint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
