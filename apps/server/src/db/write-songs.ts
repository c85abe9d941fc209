/** Upserts artists from entries in JSON (`ArtistEntry`). Artists that an admin edited stay. */
export const WRITE_ARTISTS = `
  insert into artists (
    id, name, name_ko, name_romaji, gender, debut_year, country, genres, website, youtube, instagram, x, added_at, bio)
  select id, name, "nameKo", "nameRomaji", gender, "debutYear", country, genres, website, youtube, instagram, x, "addedAt", bio
  from json_to_recordset($1) as entry(
    id int, name text, "nameKo" text, "nameRomaji" text, gender text, "debutYear" int, country text, genres text[],
    website text, youtube text, instagram text, x text, "addedAt" date, bio text)
  on conflict (id) do update set
    name = excluded.name, name_ko = excluded.name_ko, name_romaji = excluded.name_romaji, gender = excluded.gender,
    debut_year = excluded.debut_year, country = excluded.country, genres = excluded.genres, website = excluded.website,
    youtube = excluded.youtube, instagram = excluded.instagram, x = excluded.x, added_at = excluded.added_at,
    bio = excluded.bio
  where artists.edited_at is null`;

/**
 * Upserts songs from entries in JSON (`SongEntry`). Songs that an admin edited stay, and so do the words of a song,
 * which belong to its lines.
 */
export const WRITE_SONGS = `
  insert into songs (id, title, title_ko, reading, year, album, video_id, added_at, level, word_ids)
  select id, title, "titleKo", reading, year, album, "videoId", "addedAt", level, "wordIds"
  from json_to_recordset($1) as entry(
    id int, title text, "titleKo" text, reading text, year int, album text, "videoId" text, "addedAt" date, level text,
    "wordIds" int[])
  on conflict (id) do update set
    title = excluded.title, title_ko = excluded.title_ko, reading = excluded.reading, year = excluded.year,
    album = excluded.album, video_id = excluded.video_id, added_at = excluded.added_at, level = excluded.level
  where songs.edited_at is null`;

/** The words of these songs. */
export const WRITE_WORDS = `
  update songs set word_ids = entry."wordIds", unknown_words = coalesce(entry."unknownWords", 0)
  from json_to_recordset($1) as entry(id int, "wordIds" int[], "unknownWords" int) where songs.id = entry.id and songs.id = any($2)`;

const SINGERS = `
  json_to_recordset($1) as entry(id int, "artistIds" int[]), unnest("artistIds") with ordinality as singer(id, position)`;

const LINES = `
  json_to_recordset($1) as entry(id int, lines json),
    json_to_recordset(lines) as line(seq int, stanza int, text text, pronunciation text, "meaningKo" text, places jsonb,
      "startMs" int, "endMs" int)`;

/** Deletes singers that the entries of these songs do not have. Only differences are written and counted. */
export const DELETE_UNLISTED_SINGERS = `
  delete from song_artists where song_id = any($2) and (song_id, position, artist_id) not in (
    select entry.id, singer.position - 1, singer.id from ${SINGERS})`;

export const WRITE_SINGERS = `
  insert into song_artists (song_id, position, artist_id)
  select entry.id, singer.position - 1, singer.id from ${SINGERS}
  where entry.id = any($2)
  on conflict do nothing`;

/** Deletes lines that the entries of these songs do not have. */
export const DELETE_UNLISTED_LINES = `
  delete from song_lines where song_id = any($2)
    and (song_id, seq, stanza, text, pronunciation, meaning_ko, coalesce(number, seq),
      coalesce(places, 'null'), coalesce(start_ms, -1), coalesce(end_ms, -1)) not in (
      select entry.id, seq, stanza, text, pronunciation, "meaningKo", seq, coalesce(places, 'null'),
        coalesce("startMs", -1), coalesce("endMs", -1) from ${LINES})`;

export const WRITE_LINES = `
  insert into song_lines (song_id, seq, stanza, text, pronunciation, meaning_ko, places, start_ms, end_ms)
  select entry.id, seq, stanza, text, pronunciation, "meaningKo", places, "startMs", "endMs" from ${LINES}
  where entry.id = any($2)
  on conflict do nothing`;
