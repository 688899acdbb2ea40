import { createWorld } from '#tests/calls/support/world.ts';
import type { Aim, Part, Section, TableCell } from '../report/section.ts';
import { count, type Counts } from '../screen/counts.ts';
import type { ThreadTime } from '../screen/drag.ts';
import { dragTimes } from '../screen/dragTimes.ts';
import { type Moments, moments } from '../screen/moments.ts';
import { bigMap } from '../support/bigMap.ts';
import { measureInChromium } from '../support/measureInChromium.ts';
import { signedIn } from './opening.ts';

const SIZES = [100, 1_000, 5_000] as const;
const VIEWPORT = { width: 1440, height: 900 };
const DOM_ELEMENTS = 1_500;
/** Cards that may render when the drop target changes. */
const CARDS_PER_TARGET = 2;
/** How much more main-thread time a step may take on the largest map than on the smallest. */
const STEP_RATIO = 1.5;
/** A known map of any size, from the start of the visit to its first card, in ms. */
const KNOWN_MS = 300;
/** A frame of a screen with 60 of them a second, in ms. */
const FRAME_MS = 16.8;
/** What the main thread may work in one of them, in ms. */
const FRAME_WORK_MS = 8;
/** How much longer a key takes to its paint than in a bare field, in ms. */
const KEY_MS = 5;
/** From a confirmed change until another tab of the person shows it, in ms. */
const OTHER_TAB_MS = 50;

/** What a person waits for on a map, and what is mounted and rendered for it. */
export const screen: Part = {
  name: 'screen',
  title: `A map in Chromium, ${VIEWPORT.width} x ${VIEWPORT.height}`,
  measure: () =>
    measureInChromium(async (stack, browser) => {
      const { owner } = await createWorld(stack);
      const urls: string[] = [];
      for (const size of SIZES)
        urls.push(`${stack.webUrl}/story_map/${(await bigMap(size, owner)).containerId}/map/activity`);
      const options = { ...signedIn(stack, owner), viewport: VIEWPORT, locale: 'en-GB' };
      const waits: Moments[] = [];
      for (const url of urls) waits.push(await moments(browser, options, url));
      const context = await browser.newContext(options);
      const counts: Counts[] = [];
      for (const url of urls) counts.push(await count(context, url));
      return sectionOf(waits, counts, await dragTimes(context, urls));
    }),
};

function sectionOf(waits: readonly Moments[], counts: readonly Counts[], steps: readonly ThreadTime[]): Section {
  const rowOf = (what: string, figures: readonly number[], first: number | null = null): TableCell[] => {
    const [small = 0, large = 0] = [figures.at(0), figures.at(-1)];
    return [what, ...figures, small === 0 ? null : large / small, first];
  };
  const waited = (what: string, pick: (one: Moments) => number, first: number | null = null) =>
    rowOf(what, waits.map(pick), first);
  const counted = (what: string, pick: (one: Counts) => number, first: number | null = null) =>
    rowOf(what, counts.map(pick), first);
  const timed = (what: string, pick: (one: ThreadTime) => number) => rowOf(what, steps.map(pick));
  return {
    columns: ['', ...SIZES.map((size) => `${size.toLocaleString('en-GB')} cards`), 'ratio', 'first release'],
    rows: [
      waited('open without a cache, ms', ({ cold }) => cold, 930),
      waited('open with cached files, ms', ({ warm }) => warm),
      waited('open a known map, ms', ({ known }) => known),
      waited('long tasks of an opening', ({ openingTasks }) => openingTasks, 3),
      waited('frame while scrolling, p95, ms', ({ scrollFrame }) => scrollFrame, 50),
      waited('main thread per frame while scrolling, mean, ms', ({ scrollWork }) => scrollWork),
      waited('main thread per frame while scrolling, p95, ms', ({ mostScrollWork }) => mostScrollWork),
      waited('key to paint, p95, ms', ({ key }) => key, 32),
      waited('key to paint in a bare field, p95, ms', ({ bareKey }) => bareKey),
      waited('add a card, ms', ({ add }) => add, 62),
      waited('drop a card, ms', ({ drop }) => drop, 121),
      waited('long tasks of a drop', ({ dropTasks }) => dropTasks, 1),
      waited('a move shows in another tab, ms', ({ otherTab }) => otherTab),
      timed('main thread per drag step, ms', ({ all }) => all),
      timed('of it script, ms', ({ script }) => script),
      timed('of it style and layout, ms', ({ layout }) => layout),
      counted('cards drawn when one is picked up', ({ atPickUp }) => atPickUp),
      counted('React commits per drag step', ({ commits }) => commits),
      counted('cards drawn by React per drag step', (one) => one.perStep),
      counted('cards drawn in the dearest step', ({ most }) => most),
      counted('cards drawn by React at opening', ({ atOpening }) => atOpening),
      counted('cards on the page', ({ mounted }) => mounted),
      counted('DOM elements', ({ elements }) => elements, 2_066),
      counted('DOM nodes, text included', ({ nodes }) => nodes),
      counted('heap, MB', ({ heap }) => heap),
    ],
    aims: aimsOf(waits, counts, steps),
    notes: [
      'Opened: from the start of the visit to the paint of the first card. Paint: the end of the frame after the event. A drag step: the pointer moves to another place where the card would land, one frame. Ratio: largest to smallest map. First release: its 1,000 cards, on another machine. Times depend on the machine; those of the main thread are CPU time.',
    ],
  };
}

function aimsOf(waits: readonly Moments[], counts: readonly Counts[], steps: readonly ThreadTime[]): Aim[] {
  const most = <One>(all: readonly One[], pick: (one: One) => number) => Math.max(...all.map(pick));
  const stepOf = (at: 0 | -1) => steps.at(at)?.all ?? 0;
  return [
    { what: 'a known map stands', unit: 'ms', atMost: KNOWN_MS, measured: most(waits, ({ known }) => known) },
    {
      what: 'frame while scrolling, p95',
      unit: 'ms',
      atMost: FRAME_MS,
      measured: most(waits, ({ scrollFrame }) => scrollFrame),
    },
    {
      what: 'main thread per frame while scrolling, p95',
      unit: 'ms',
      atMost: FRAME_WORK_MS,
      measured: most(waits, ({ mostScrollWork }) => mostScrollWork),
    },
    {
      what: 'key to paint over a bare field',
      unit: 'ms',
      atMost: KEY_MS,
      measured: most(waits, ({ key, bareKey }) => key - bareKey),
    },
    {
      what: 'a move shows in another tab',
      unit: 'ms',
      atMost: OTHER_TAB_MS,
      measured: most(waits, (one) => one.otherTab),
    },
    { what: 'long tasks of a drop', unit: 'tasks', atMost: 0, measured: most(waits, ({ dropTasks }) => dropTasks) },
    {
      what: 'DOM elements of a map',
      unit: 'elements',
      atMost: DOM_ELEMENTS,
      measured: most(counts, ({ elements }) => elements),
    },
    {
      what: 'cards drawn in the dearest step',
      unit: 'cards',
      atMost: CARDS_PER_TARGET,
      measured: most(counts, (one) => one.most),
    },
    {
      what: 'main thread per step, largest to smallest map',
      unit: 'ratio',
      atMost: STEP_RATIO,
      measured: stepOf(-1) / stepOf(0),
    },
  ];
}
