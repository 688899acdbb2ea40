import { lazyPage } from '../lazyPage.tsx';

/** What an unknown address shows, in whole and inside a story map. */
export const notFound = lazyPage(() => import('./NotFoundPage.tsx'));
