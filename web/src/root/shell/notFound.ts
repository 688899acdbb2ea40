import { lazyPage } from '#web/base/lazyPage.tsx';

/** What an unknown address shows, in whole and inside a story map. */
export const notFound = lazyPage(() => import('./NotFoundPage.tsx'));
