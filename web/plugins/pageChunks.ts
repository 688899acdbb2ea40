import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** The chunks are cut by the pages of the router and the tabs of a map. What is loaded later shares them. */
const ROUTER = '/app/router.tsx';
const TABS = '/app/story_map/tabPages.ts';
/** The page of administrators, and its tabs. */
const ADMIN = '/app/admin/AdminPage.tsx';
const ADMIN_TABS = '/app/admin/adminTabs.ts';
/** What a page imports dynamically but shows at once: the first tab of administrators, the lists of requests. */
const AT_ONCE = ['/features/company_settings/SettingsTab.tsx', '/features/requests/RequestsSection.tsx'];
/** Every visitor loads one of these two: before the login, and behind it. */
const LOGIN = '/features/session/LoginPage.tsx';
const BEHIND_LOGIN = '/app/session/RequireAccess.tsx';
/** Every page reaches these by the index of their library, but only the hierarchy uses them. */
const OF_HIERARCHY = /\/(useQueries|queriesObserver)\.js$/;
const HIERARCHY = '/features/hierarchy/HierarchyPage.tsx';
/** And these only lists that grow at their end. */
const OF_LISTS = /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/;
/** The largest page. */
const STORY_MAP = '/app/story_map/StoryMapPage.tsx';

/** The tab of a map that other tabs share code with. */
const ACTIVITIES = '/app/story_map/ActivityView.tsx';

/** The folder of a page's feature; a page that puts several together is named after its own. */
const featureOf = (page: string) =>
  (/\/features\/(\w+)\//.exec(page)?.[1] ?? /\/story_map\/(\w+)View\.tsx$/.exec(page)?.[1] ?? '').toLowerCase();

/** The characters from which on code that two pages of a tab share is worth a file. */
const WORTH_A_FILE = 10_000;

/** The pages that need nobody to be signed in. Each is small, and they lead to each other. */
const isEntryPage = (id: string) => /\/features\/session\/(?!Account)\w+Page\.tsx$/.test(id);

/** What MUI needs of ours. */
const isLook = (id: string) => id.includes('/app/theme/');
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
    const start = reachedFrom(html);
    const loadedBy = (name: string) =>
      modules.filter((id) => id.endsWith(name)).flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const pages = loadedBy(ROUTER);
    const isAtOnce = (id: string) => AT_ONCE.some((name) => id.endsWith(name));
    const showsParts = new Set<string>();
    const needs = new Map(
      pages.map((page) => {
        const known = reachedFrom([page]);
        const later = [...known].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const parts = later.filter(isAtOnce);
        if (parts.length > 0) showsParts.add(page);
        return [page, reachedFrom([page, ...parts])];
      }),
    );
    // A tab comes with the page of its map, so it needs only what that does without.
    const storyMap = pages.find((page) => page.endsWith(STORY_MAP)) ?? '';
    const map = needs.get(storyMap) ?? new Set();
    const tabs = loadedBy(TABS);
    for (const tab of tabs) needs.set(tab, new Set([...reachedFrom([tab])].filter((id) => !map.has(id))));
    // So does a tab of administrators, but each is a file of its own.
    const admin = pages.find((page) => page.endsWith(ADMIN)) ?? '';
    const adminTabs = loadedBy(ADMIN_TABS).filter((tab) => !isAtOnce(tab));
    for (const tab of adminTabs) needs.set(tab, reachedFrom([tab]));

    // Code that is loaded later: dialogs, menus. What a page shares with those that other pages open must not be in
    // the page's own chunk, or they would load all of it.
    const dynamic = new Map<string, Set<string>>();
    const lazyIn = (ids: Iterable<string>, found = new Set<string>()): Set<string> => {
      for (const id of ids)
        for (const lazy of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          if (needs.has(lazy) || isAtOnce(lazy) || found.has(lazy)) continue;
          found.add(lazy);
          if (!dynamic.has(lazy)) dynamic.set(lazy, reachedFrom([lazy]));
          lazyIn(dynamic.get(lazy) ?? [], found);
        }
      return found;
    };
    const opens = new Map([...needs].map(([page, ids]) => [page, lazyIn(ids)]));
    const everywhere = lazyIn(start);
    const comesWith = (other: string, page: string) =>
      other === page ||
      (page.endsWith(STORY_MAP) && tabs.includes(other)) ||
      (page.endsWith(ADMIN) && adminTabs.includes(other));
    const isOpenedElsewhere = (id: string, page: string) =>
      [...dynamic].some(
        ([lazy, ids]) =>
          ids.has(id) &&
          (everywhere.has(lazy) || [...opens].some(([other, its]) => !comesWith(other, page) && its.has(lazy))),
      );

    /** Whether nothing outside a map needs a module, now or later. */
    const isOfMap = (id: string, users: readonly string[]) =>
      users.every((user) => tabs.includes(user)) && !isOpenedElsewhere(id, storyMap);

    /** Whether only administrators need a module, now or later. */
    const isOfAdmins = (id: string, users: readonly string[]) =>
      users.length > 0 &&
      users.every((user) => user === admin || adminTabs.includes(user)) &&
      !isOpenedElsewhere(id, admin);

    const needsSchemas = (id: string) => [...reachedFrom([id])].some((needed) => needed.includes('/zod/'));

    const lengthOf = (id: string) => this.getModuleInfo(id)?.code?.length ?? 0;

    /** The modules that several pages of one tab share, and no others, by the feature of the tab. */
    const ofFeature = new Map<string, string[]>();
    const ofMap = basename(STORY_MAP, '.tsx');
    fileOf.clear();
    for (const id of modules) {
      const users = [...needs.keys()].filter((page) => needs.get(page)?.has(id) === true);
      const [page] = users;
      const isFor = (name: string) => users.some((user) => user.endsWith(name));
      const isCommon = users.length > 1 || (page !== undefined && isOpenedElsewhere(id, page));
      if (OF_HIERARCHY.test(id)) fileOf.set(id, basename(HIERARCHY, '.tsx'));
      else if (OF_LISTS.test(id)) fileOf.set(id, 'pages');
      else if (start.has(id) || (isFor(LOGIN) && (isFor(BEHIND_LOGIN) || isFor(STORY_MAP))))
        fileOf.set(id, isLibrary(id) ? 'libraries' : 'start');
      else if (isCommon && users.every(isEntryPage)) fileOf.set(id, 'entry');
      else if (isFor(BEHIND_LOGIN) || (isCommon && isFor(STORY_MAP))) fileOf.set(id, 'behind');
      else if (isCommon && isFor(ACTIVITIES)) fileOf.set(id, isOfMap(id, users) ? ofMap : 'behind');
      else if (!isCommon) {
        if (page !== undefined) fileOf.set(id, basename(page, '.tsx'));
      } else if (needsSchemas(id)) fileOf.set(id, 'schemas');
      else if (isLook(id)) fileOf.set(id, 'mui');
      else if (isLibrary(id)) {
        // What not all of them need of MUI is left to the bundler, as what dialogs alone need.
        if (adminTabs.every((tab) => users.includes(tab))) fileOf.set(id, 'mui');
      } else if (users.length > 0 && users.every((user) => adminTabs.includes(user))) fileOf.set(id, 'admin');
      else if (isOfAdmins(id, users)) fileOf.set(id, basename(ADMIN, '.tsx'));
      else if (users.length > 0 && users.every((user) => showsParts.has(user))) fileOf.set(id, 'requests');
      else if (!isOfMap(id, users)) fileOf.set(id, 'pages');
      else {
        const [feature = '', ...others] = new Set(users.map(featureOf));
        fileOf.set(id, ofMap);
        if (others.length === 0 && feature !== '') ofFeature.set(feature, [...(ofFeature.get(feature) ?? []), id]);
      }
    }
    // What only the pages of one tab share would burden the others, unless it is too little for a file.
    for (const [feature, ids] of ofFeature)
      if (ids.reduce((sum, id) => sum + lengthOf(id), 0) >= WORTH_A_FILE)
        for (const id of ids) fileOf.set(id, `${feature}-pages`);
    // The board needs nothing of 'pages' but what the other tabs' code beside it imports, and would load all of it.
    for (const id of reachedFrom(modules.filter((each) => fileOf.get(each) === ofMap)))
      if (fileOf.get(id) === 'pages') fileOf.set(id, 'behind');
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
  groups: [{ name: (id: string) => fileOf.get(id) ?? null, debugName: 'pages', includeDependenciesRecursively: false }],
};
