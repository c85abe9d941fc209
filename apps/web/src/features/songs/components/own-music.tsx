import { useQuery } from '@tanstack/react-query';
import type { Artist, FavoriteKind, Song } from '@utarang/contract';
import { favoritePaths, queryKeys } from '@utarang/contract';
import { common } from '@utarang/messages';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from '../../../lib/cx.js';
import { getJson, isNotAllowed } from '../../../lib/http.js';
import { type Outline, requireOutline } from '../../../lib/outline.js';
import { useStore } from '../../../lib/store.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { favoriteKey, optimisticFavorites } from '../favorites.js';
import { outlines } from '../queries.js';
import { MusicPage, type MusicSettings } from './music-page.js';
import css from './own-music.module.css';

type OwnMusicProps<Item> = {
  kind: FavoriteKind;
  settings: MusicSettings<Item>;
  /** Shown instead of an empty list, with a link to where songs or artists are found. */
  nothing: { empty: string; emptyTip: string; emptyGo: string; to: string };
};

/** A member's favourites of one kind. One that is being removed has left the list already. */
export function OwnMusic<Item extends Artist | Song>({ kind, settings, nothing }: OwnMusicProps<Item>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.favorites(kind),
    queryFn: ({ signal }) =>
      getJson(favoritePaths[kind], { signal }).then(requireOutline<readonly Item[]>([outlines[kind] as Outline<Item>])),
  });
  const wishes = useStore(optimisticFavorites.store);
  const staying = useMemo(
    () => (wishes.size === 0 ? data : data?.filter(({ id }) => wishes.get(favoriteKey({ kind, id })) !== false)),
    [data, wishes, kind],
  );
  const { title } = settings.texts;
  if (isNotAllowed(error)) {
    return <NoPermission page={title} />;
  }
  if (staying?.length === 0) {
    return (
      <div className={cx('wrap', css['page'])}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={css['panel']}>
          <EmptyState
            glyph="空"
            title={nothing.empty}
            action={<ButtonLink to={nothing.to}>{nothing.emptyGo}</ButtonLink>}
          >
            {nothing.emptyTip}
          </EmptyState>
        </div>
      </div>
    );
  }
  const reload = async () => {
    const { isError, error } = await refetch();
    // With nothing to show, the list itself says that it could not be loaded.
    if (isError && data && !isNotAllowed(error)) toastFailure(settings.texts.loadFail, () => void reload());
  };
  return (
    <MusicPage
      settings={settings}
      entries={staying}
      error={data || isFetching ? null : error}
      retry={() => void reload()}
      after={
        <IconButton label={common.refresh} aria-disabled={isFetching} onClick={() => void reload()}>
          <RotateCw size={20} />
        </IconButton>
      }
    />
  );
}
