import type { Artist, FavoriteKind, Song } from '@utarang/contract';
import { artist as artistTexts, fav, format, song as songTexts, word } from '@utarang/messages';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { putAsideLazily } from '../../../parts/guest/put-aside-lazily.js';
import { LoginHint } from '../../../parts/session/login-hint/login-hint.js';
import { refusal } from '../../../parts/session/refusals.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { Button } from '../../../ui/button/button.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { type Favorable, useIsFavorite, useToggleFavorite } from '../favorites.js';
import css from './favorite-button.module.css';

export type HeartProps = Favorable & {
  /** The title or the name. */
  name: string;
  className?: string | undefined;
};

/**
 * The heart of a card, as a toggle button: its name stays the same, and the pressed state says whether it is a
 * favourite.
 */
export const FavoriteHeart = (props: HeartProps) => (
  <div className={props.className}>{useIsMember() ? <MembersHeart {...props} /> : <GuestsHeart {...props} />}</div>
);

function MembersHeart({ kind, id, name }: HeartProps) {
  const isFavorite = useIsFavorite({ kind, id });
  const toggle = useToggleFavorite({ kind, id }, isFavorite);
  return <HeartToggle label={format(fav[kind], { name })} pressed={isFavorite} onPress={toggle} />;
}

/** A guest's heart, which is put aside on this device (docs/product/study.md#guests). */
function GuestsHeart({ kind, id, name }: HeartProps) {
  const [kept, setKept] = useState(false);
  const press = (show: () => void) => {
    void putAsideLazily((aside) => aside.heart({ kind, id })).then(setKept);
    show();
  };
  return (
    <LoginHint note={kept && word.kept}>
      {(show) => <HeartToggle label={format(fav[kind], { name })} pressed={false} onPress={() => press(show)} />}
    </LoginHint>
  );
}

type HeartToggleProps = { label: string; pressed: boolean; onPress: () => void };

const HeartToggle = ({ label, pressed, onPress }: HeartToggleProps) => (
  <IconButton className={css['heart']} label={label} aria-pressed={pressed} onClick={onPress}>
    <Heart size={22} />
  </IconButton>
);

const texts = { artist: artistTexts, song: songTexts } as const satisfies Record<FavoriteKind, object>;

/**
 * The favourite button on the page of an artist or a song, without a text. A guest's press leads to the log-in and
 * back.
 */
function FavoriteButton({ item, icon = false }: { item: Favorable; icon?: boolean }) {
  const isMember = useIsMember();
  const isFavorite = useIsFavorite(item);
  const toggle = useToggleFavorite(item, isFavorite);
  const askToLogIn = async () => {
    const kept = await putAsideLazily((aside) => aside.heart(item));
    refusal.set({ code: 'login_required', loud: true, kept });
  };
  const label = isFavorite ? texts[item.kind].unfav : texts[item.kind].fav;
  const press = isMember ? toggle : () => void askToLogIn();
  if (icon) {
    return (
      <IconButton label={label} onClick={press}>
        <Heart size={22} className={cx(isFavorite && css['full'])} />
      </IconButton>
    );
  }
  return (
    <Button variant={isFavorite ? 'soft' : 'pri'} onClick={press}>
      <Heart size={18} className={cx(isFavorite && css['full'])} />
      {label}
    </Button>
  );
}

export const FavoriteSong = ({ song }: { song: Pick<Song, 'id'> }) => (
  <FavoriteButton icon item={{ kind: 'song', id: song.id }} />
);

export const FavoriteArtist = ({ artist }: { artist: Pick<Artist, 'id'> }) => (
  <FavoriteButton item={{ kind: 'artist', id: artist.id }} />
);
