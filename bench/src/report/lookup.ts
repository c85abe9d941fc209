import type { ContenderId } from '../engines/contenders.js';
import type { RaceMode } from '../queries/query.js';
import type { EngineRace } from '../race/race.js';
import type { SearchResults } from '../search.js';

/** The result of a contender in a race; undefined where it was not run. */
export const racedIn = (
  { races }: SearchResults,
  size: number,
  mode: RaceMode,
  id: ContenderId,
): EngineRace | undefined =>
  races.find((race) => race.size === size && race.mode === mode)?.raced.find((raced) => raced.id === id);
