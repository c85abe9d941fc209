import { pageCode } from '../../../lib/lazy-page.js';
import type { EntryList } from './address.js';

/** The code of the grammar drill, loaded on demand by the pages whose address has `drill=true`. */
const codeOf = (list: EntryList) =>
  pageCode(async () => {
    const { GrammarDrill } = await import('./grammar-drill.js');
    return () => GrammarDrill({ list });
  });
export const drillCode = { particles: codeOf('particles'), endings: codeOf('endings') };

/** Checks whether an address asks for the drill. */
export const asksDrill = (search: string): boolean => new URLSearchParams(search).get('drill') === 'true';

export const preloadDrills = () => Promise.all([drillCode.particles.preload(), drillCode.endings.preload()]);
