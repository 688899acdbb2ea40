import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The chunks are cut by the pages of the router and the tabs of a map. What is loaded later shares them. */
const ROUTER = '/app/router.tsx';
const TABS = '/app/story_map/tabPages.ts';
/** Every visitor loads one of these two: before the login, and behind it. */
const LOGIN = '/features/session/LoginPage.tsx';
const BEHIND_LOGIN = '/app/session/RequireAccess.tsx';
/** The largest page, and the only one behind the login that is drawn without MUI. */
const STORY_MAP = '/app/story_map/StoryMapPage.tsx';

/** The tab of a map that is drawn without MUI, and that tabs beside it share code with. */
const ACTIVITIES = '/app/story_map/ActivityView.tsx';

/** The smallest page with MUI: what it needs of MUI every such page needs. */
const ACCOUNT = '/features/session/AccountPage.tsx';

/** The pages that need nobody to be signed in. Each is small, and they lead to each other. */
const isEntryPage = (id: string) => /\/features\/session\/(?!Account)\w+Page\.tsx$/.test(id);

/** What every other tab loads beside its own code. */
const isShared = (id: string) => id.endsWith('/app/theme/MuiTheme.tsx');

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
    const loadedBy = (name: string) =>
      modules.filter((id) => id.endsWith(name)).flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const pages = loadedBy(ROUTER);
    const needs = new Map(pages.map((page) => [page, reachedFrom([page])]));
    // A tab comes with the page of its map, so it needs only what that does without.
    const map = needs.get(pages.find((page) => page.endsWith(STORY_MAP)) ?? '') ?? new Set();
    const tabs = loadedBy(TABS).filter((id) => !isShared(id));
    for (const tab of tabs) needs.set(tab, new Set([...reachedFrom([tab])].filter((id) => !map.has(id))));

    fileOf.clear();
    for (const id of modules) {
      const users = [...needs.keys()].filter((page) => needs.get(page)?.has(id) === true);
      const inPages = users.filter((user) => pages.includes(user));
      const isFor = (name: string) => users.some((page) => page.endsWith(name));
      if (start.has(id) || (isFor(LOGIN) && (isFor(BEHIND_LOGIN) || isFor(STORY_MAP))))
        fileOf.set(id, isLibrary(id) ? 'libraries' : 'start');
      else if (users.length > 1 && users.every(isEntryPage)) fileOf.set(id, 'entry');
      else if (isFor(BEHIND_LOGIN) || (users.length > 1 && isFor(STORY_MAP))) fileOf.set(id, 'behind');
      else if (users.length > 1 && isFor(ACTIVITIES)) fileOf.set(id, 'board');
      else if (inPages.length > 1 && !isFor(ACCOUNT)) fileOf.set(id, 'lists');
      else if (inPages.length > 1) fileOf.set(id, isLibrary(id) ? 'mui' : 'pages');
      else if (users.length > 1) {
        const [page] = inPages;
        // What only tabs share is left to the bundler.
        if (page !== undefined) fileOf.set(id, `${basename(page, '.tsx')}Shared`);
      } else if (users.length > 0) fileOf.set(id, users.map((page) => basename(page, '.tsx')).join());
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
    ...['libraries', 'start', 'behind', 'mui', 'pages', 'lists'].map((name) => ({
      name,
      test: (id: string) => fileOf.get(id) === name,
    })),
    { name: (id: string) => fileOf.get(id) ?? null, debugName: 'pages', includeDependenciesRecursively: false },
  ],
};
