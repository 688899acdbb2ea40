import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Every visitor loads one of the two: people who sign in, and people who are signed in. */
const LOGIN = '/features/session/LoginPage.tsx';
const BEHIND_LOGIN = '/app/session/RequireAccess.tsx';
/** The largest page, for which small chunks would be fetched separately. */
const STORY_MAP = '/app/story_map/StoryMapPage.tsx';

/** The pages for people who are not signed in. Each is small, and one leads to another. */
const isEntryPage = (id: string) => id.includes('/features/session/');

const isPage = (id: string) => id.endsWith('Page.tsx') || id.endsWith(BEHIND_LOGIN);
const isLibrary = (id: string) => id.includes('/node_modules/');

/**
 * Module -> its chunk. Modules that no page needs at once, such as those of a dialog, are missing and left to the
 * bundler.
 */
const fileOf = new Map<string, string>();

/** Assigns modules to chunks once everything has been parsed. */
const assign: Plugin = {
  name: 'storyd:page-chunks',
  apply: 'build',
  buildEnd() {
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
    const reachedFrom = (roots: readonly string[]): Set<string> => {
      const found = new Set<string>();
      const reach = (id: string): void => {
        if (found.has(id)) return;
        found.add(id);
        importsOf(id).forEach(reach);
      };
      roots.forEach(reach);
      return found;
    };
    const modules = [...this.getModuleIds()];
    const html = modules.filter((id) => this.getModuleInfo(id)?.isEntry === true);
    // The page's own script stays a separate chunk, so that the manifest names it.
    const start = reachedFrom(html.flatMap(importsOf).flatMap(importsOf));
    const pages = [...start].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isPage);
    const needs = new Map(pages.map((page) => [page, reachedFrom([page])]));
    const signedIn = pages.filter((page) => !isEntryPage(page) && !page.endsWith(BEHIND_LOGIN));

    fileOf.clear();
    for (const id of modules) {
      const users = pages.filter((page) => needs.get(page)?.has(id) === true);
      const isFor = (name: string) => users.some((page) => page.endsWith(name));
      if (start.has(id) || (isFor(LOGIN) && (isFor(BEHIND_LOGIN) || isFor(STORY_MAP))))
        fileOf.set(id, isLibrary(id) ? 'libraries' : 'start');
      else if (isFor(BEHIND_LOGIN) || signedIn.every((page) => users.includes(page))) fileOf.set(id, 'behind');
      else if (users.length > 1 && users.every(isEntryPage)) fileOf.set(id, 'entry');
      else if (users.length > 0)
        fileOf.set(
          id,
          users
            .map((page) => basename(page, '.tsx'))
            .sort()
            .join('-') + (users.length > 1 && isLibrary(id) ? '-libraries' : ''),
        );
    }
  },
};

/**
 * Puts modules that the same pages need into one chunk each, with libraries in a chunk of their own. When dialogs were
 * taken into account too, as bundlers do, a story map loaded sixty files, which compress worse by 10 KB. The modules
 * for every visitor are two chunks: libraries, which stay the same between deployments, and our own. All imports of a
 * module are needed by the same pages, so chunks never wait for each other in a circle.
 */
export const pageChunks = {
  plugin: assign,
  groups: [
    ...['libraries', 'start', 'behind'].map((name) => ({
      name,
      test: (id: string) => fileOf.get(id) === name,
    })),
    { name: (id: string) => fileOf.get(id) ?? null, debugName: 'pages', includeDependenciesRecursively: false },
  ],
};
