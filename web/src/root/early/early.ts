import { keptConfiguration } from '#web/base/api/configuration.ts';
import { askConfigurationEarly, askEarly, readMapEarly } from '#web/base/api/early.ts';
import { keptToken } from '#web/base/api/keptToken.ts';
import { NARROW } from '#web/base/browser/narrow.ts';
import { personOfClaims } from '#web/base/session/person.ts';
import { HEARTBEAT_KEY, isHeartbeatValid } from '#web/base/session/sessionHeartbeat.ts';
import { roadmapKey } from '#web/features/roadmap/model/roadmapMemory.ts';
import { KNOWN_MAPS_KEY, knownSince, ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { keyOf, readMap } from '#web/replica/story_map/known/mapStore.ts';
import { landingPath } from './landing.ts';
import { openedMap, pageCalls } from './pageCalls.ts';
import { sourcesOf } from './pages.ts';

/*
 * Runs before the application's code has loaded, as a file without imports: starts fetching the page's code, the
 * configuration and the page's data all at once. The application takes an answer if it matches a request (see
 * `web/src/base/api/early.ts`).
 */

/** Source file of a page -> the built files it needs, in a build. */
declare const PAGE_FILES: Readonly<Record<string, readonly string[]>> | undefined;

const now = Date.now();
const isSignedIn = isHeartbeatValid(localStorage.getItem(HEARTBEAT_KEY), now);
const kept = isSignedIn ? keptToken(localStorage, now) : undefined;
const path = landingPath(location.pathname, isSignedIn);

const apiBase = isSignedIn ? keptConfiguration(localStorage)?.apiBase : undefined;
// With that of the last visit, the application asks for the present one later.
if (apiBase === undefined) askConfigurationEarly();
if (kept !== undefined && apiBase !== undefined) {
  const person = personOfClaims(kept.claims);
  const known = localStorage.getItem(KNOWN_MAPS_KEY);
  const containerId = openedMap(path);
  const keptRoadmap = containerId === undefined ? null : localStorage.getItem(roadmapKey(containerId));
  for (const wanted of pageCalls(path, location.search, person, known, keptRoadmap))
    askEarly({ ...wanted, url: apiBase + wanted.url }, kept.token, now);
  if (containerId !== undefined && person.uid !== undefined && person.emailVerified) {
    const owner = ownerOf({ company: person.company, uid: person.uid });
    if (knownSince(known, owner, containerId) !== undefined)
      readMapEarly(keyOf(owner, containerId), readMap(owner, containerId));
  }
}

const sources = sourcesOf(path, matchMedia(NARROW).matches);
if (typeof PAGE_FILES !== 'undefined')
  for (const file of new Set(sources.flatMap((source) => PAGE_FILES[source] ?? []))) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
