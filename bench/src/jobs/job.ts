import type { BankCost, BankParameters } from '../book/bank-cost.js';
import type { CatalogueCost, CatalogueParameters } from '../book/catalogue-cost.js';
import type { HeardCost, HeardParameters } from '../book/heard-cost.js';
import type { Cost, CostParameters } from '../cost/cost.js';
import type { LoadParameters, LoadResult } from '../overload/load.js';
import type { RaceParameters, RaceResult } from '../race/race.js';

/** Jobs that run in a process of their own, so that no engine finds the memory or the compiled code of another. */
export type Jobs = {
  race: { parameters: RaceParameters; result: RaceResult };
  catalogue: { parameters: CatalogueParameters; result: CatalogueCost };
  bank: { parameters: BankParameters; result: BankCost };
  heard: { parameters: HeardParameters; result: HeardCost };
  load: { parameters: LoadParameters; result: LoadResult };
  cost: { parameters: CostParameters; result: Cost };
};
export type JobName = keyof Jobs;

export type JobMessage = { readonly [Name in JobName]: { name: Name; parameters: Jobs[Name]['parameters'] } }[JobName];
