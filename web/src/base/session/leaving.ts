import { createContext } from 'react';

/** Asks the user before a logout would lose something. @returns whether to go on */
export const LeavingContext = createContext<() => Promise<boolean>>(() => Promise.resolve(true));
