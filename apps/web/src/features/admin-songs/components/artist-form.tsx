import { useQueryClient } from '@tanstack/react-query';
import type { AdminArtist } from '@utarang/contract';
import { common, adminSongs as messages } from '@utarang/messages';
import { useId } from 'react';
import { cancelEdit } from '../../../parts/admin/cancel-edit.js';
import { genderNames } from '../../../parts/admin/gender-names.js';
import { useSave } from '../../../parts/admin/use-save.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Select } from '../../../ui/select/select.js';
import { saveArtist } from '../api.js';
import { type ArtistDraft, type ArtistEdit, artistEdits, artistOf, bodyOf } from '../artist-draft.js';
import { artistFields } from '../described-fields.js';
import { cacheArtist } from '../queries.js';
import { DraftField, EditedForm } from './edited-form.js';
import css from './form.module.css';

type FormProps = { edit: ArtistEdit; username: string; onSaved: (artist: AdminArtist) => void };

/** The form of an artist. What is typed stays until it is saved or discarded. */
export function ArtistForm({ edit, username, onSaved }: FormProps) {
  const { base, draft } = edit;
  const saving = useSaveArtist(edit, username, onSaved);
  const { errors } = saving;
  return (
    <EditedForm saving={saving} fields={artistFields} mine={artistOf(draft, base)} focusFirst>
      <Panel title={base.id === 0 ? messages.artistNew : <span lang="ja">{base.name}</span>}>
        <ArtistFields draft={draft} errors={errors} onType={(over) => artistEdits.typeInto(username, base.id, over)} />
        <FieldError alert>{saving.failure}</FieldError>
        <p className={css['actions']}>
          <Button type="submit" aria-disabled={saving.pending}>
            {messages.save}
          </Button>
          <Button variant="sec" onClick={() => cancelEdit(artistEdits, username, edit)}>
            {common.cancel}
          </Button>
        </p>
      </Panel>
    </EditedForm>
  );
}

/** Saves an edited artist; every list then shows it. */
function useSaveArtist(edit: ArtistEdit, username: string, onSaved: (artist: AdminArtist) => void) {
  const { base, draft } = edit;
  const client = useQueryClient();
  return useSave({
    base,
    send: (version) => saveArtist(base.id, version, bodyOf(draft)),
    onSaved: (artist) => {
      cacheArtist(client, artist);
      artistEdits.saved(username, edit, artist);
      onSaved(artist);
    },
    onTheirs: (newer) => {
      cacheArtist(client, newer);
      artistEdits.begin(username, newer);
    },
  });
}

type FieldsProps = {
  draft: ArtistDraft;
  errors: Readonly<Record<string, string>>;
  onType: (over: Partial<ArtistDraft>) => void;
};

function ArtistFields({ draft, errors, onType }: FieldsProps) {
  const field = { draft, errors, onType };
  return (
    <div className={css['fields']}>
      <DraftField {...field} name="name" label={messages.artistName} lang="ja" />
      <DraftField {...field} name="nameKo" label={messages.artistNameKo} />
      <DraftField {...field} name="nameRomaji" label={messages.artistRomaji} />
      <div className={css['named']}>
        <span>{messages.gender}</span>
        <Select
          label={messages.gender}
          value={draft.gender}
          options={genderNames}
          onChoose={(gender) => onType({ gender })}
        />
        <FieldError>{errors['gender']}</FieldError>
      </div>
      <DraftField {...field} name="debutYear" label={messages.debutYear} optional />
      <DraftField {...field} name="country" label={messages.country} />
      <DraftField {...field} name="genres" label={messages.genres} hint={messages.genresHint} />
      <DraftField {...field} name="website" label={messages.website} optional />
      <DraftField {...field} name="youtube" label={messages.youtube} optional />
      <DraftField {...field} name="instagram" label={messages.instagram} optional />
      <DraftField {...field} name="x" label={messages.x} optional />
      <BioField bio={draft.bio} error={errors['bio']} onType={(bio) => onType({ bio })} />
    </div>
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
