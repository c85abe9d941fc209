import { createContext, use } from 'react';

const Stop = createContext<-1 | undefined>(undefined);

/** Provides the `tabIndex` of all buttons inside: with -1 they are no tab stops, and arrow keys lead to them. */
export const TabStops = Stop.Provider;

/** The `tabIndex` of a button. */
export const useTabStop = (): -1 | undefined => use(Stop);
