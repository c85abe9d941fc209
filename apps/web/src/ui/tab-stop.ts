import { createContext, use } from 'react';

const Stop = createContext<-1 | undefined>(undefined);

/** With -1 the buttons below are no stops of Tab of their own: something else leads to them, as arrow keys do. */
export const TabStops = Stop.Provider;

/** The `tabIndex` of a button. */
export const useTabStop = (): -1 | undefined => use(Stop);
