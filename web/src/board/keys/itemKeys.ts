import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { hasModifier, shortcutKey } from '#web/base/browser/keys.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';
/** Keys that move the focus; `home` and `end` go to the ends of a row or column. */
export type Step = Direction | 'home' | 'end';

/** A key press on a board. */
export type Press = {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** As of the event; left out by presses that are no key of the keyboard. */
  getModifierState?: (key: 'AltGraph') => boolean;
  /** The element with the focus, which a menu opens at. */
  anchor: HTMLElement;
};

/** An item picked up by keyboard, and the place chosen for it. */
export type Lifted<Item, Place> = {
  item: Item;
  place: Place;
  /** Its name when it was picked up, for the case that it goes away meanwhile. */
  name: string;
};

type Refused = { refusal: string };

/** Where the items of a kind can be carried by keyboard, and in which words. */
export type CarryRules<Item, Place> = {
  lifted: () => Lifted<Item, Place> | null;
  /** Shows the item at its chosen place; null puts it down. */
  show: (lifted: Lifted<Item, Place> | null) => void;
  /** Where an item is as it is picked up, or why it cannot be; undefined where there is nothing to say. */
  start: (item: Item) => { place: Place; name: string; picked: string } | Refused | undefined;
  /** The next place in a direction, or why the item cannot go there; undefined at the edge. */
  next: (lifted: Lifted<Item, Place>, direction: Direction) => { place: Place } | Refused | undefined;
  /** The place of a carried item, or what dropping it there does. */
  over: (lifted: Lifted<Item, Place>) => string;
  /** Drops the item; it stays picked up where it is refused. @param copies whether Ctrl, Alt or Cmd is held */
  drop: (lifted: Lifted<Item, Place>, copies: boolean) => { dropped: string } | Refused;
  /** That an item is back where it was. */
  back: (item: Item) => string;
  /** Whether keys work with Ctrl, Alt or Cmd held, which copies. */
  copies?: boolean;
  /** Whether the item shows at the chosen place, where React mounts a new element for it, which needs the focus. */
  isPreviewed?: boolean;
};

/** What keys do with the items of a kind, on any board. */
export type KeyRules<Item, Place> = {
  /** The next item in a direction; undefined at the edge. Without it arrows only move what is picked up. */
  walk?: (item: Item, step: Step) => Item | undefined;
  isThere: (item: Item) => boolean;
  /** Moves the focus to an item. */
  focus: (item: Item) => void;
  /** The commands for an item by key: letters in lower case, `menu` for all keys that open one. */
  commands: (item: Item, press: Press) => Commands;
  /** Whether the user may pick items up. */
  editable: boolean;
  carry: CarryRules<Item, Place>;
  /** Where several can be selected: the selection, and the name of an item in it; null where it cannot be selected. */
  selects?: { selection: Extendable; keyOf: (item: Item) => string | null };
  announce: (text: string) => void;
  /** Tells all users why something is refused. */
  refuse: (text: string) => void;
};

type Extendable = {
  start: (key: string | null) => void;
  extend: (key: string, from?: string) => void;
  prune: () => void;
};

export type Commands = Readonly<Record<string, (() => unknown) | undefined>>;

const texts = storyMapTexts.announcements;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
};

/**
 * The keys of a kind of items on a board: arrows move the focus, Space picks an item up, arrows then carry it, Space or
 * Enter drops it, Escape puts it back, and further keys are commands. Everything is announced.
 */
export class ItemKeys<Item, Place> {
  readonly #rules: KeyRules<Item, Place>;

  constructor(rules: KeyRules<Item, Place>) {
    this.#rules = rules;
  }

  get lifted(): Lifted<Item, Place> | null {
    return this.#rules.carry.lifted();
  }

  /** Handles a key on an item, or on the picked-up one. @returns whether it did; the browser must then ignore the key */
  press(item: Item | undefined, press: Press): boolean {
    const { lifted } = this;
    if (lifted !== null) return this.#pressLifted(lifted, press);
    if (item === undefined || hasModifier(press)) return false;
    const { walk, commands, focus, editable, announce } = this.#rules;
    const step = STEPS[press.key];
    if (step !== undefined && walk !== undefined) {
      const next = walk(item, step);
      if (next === undefined) announce(texts.edge);
      else {
        focus(next);
        this.#select(item, next, press.shiftKey && editable);
      }
      return true;
    }
    const isSpace = press.key === ' ' && editable;
    const command = commands(item, press)[commandOf(press)] ?? (isSpace ? () => this.pickUp(item) : undefined);
    command?.();
    return command !== undefined;
  }

  /** A walk with Shift selects what it passes, one without begins anew. */
  #select(from: Item, to: Item, isRange: boolean): void {
    const { selects } = this.#rules;
    if (selects === undefined) return;
    const [key, first] = [selects.keyOf(to), selects.keyOf(from)];
    if (!isRange) selects.selection.start(key);
    else if (key !== null) selects.selection.extend(key, first ?? key);
  }

  /** Picks an item up: from now on arrows choose a place for it. Says why, if it cannot be moved. */
  pickUp(item: Item): void {
    const { carry, announce, refuse } = this.#rules;
    const start = carry.start(item);
    if (start === undefined) return;
    if ('refusal' in start) return refuse(start.refusal);
    const { place, name, picked } = start;
    carry.show({ item, place, name });
    announce(picked);
  }

  /** Puts the picked-up item back, if there is one. */
  putBack(focus = true): void {
    const { lifted } = this;
    if (lifted === null || this.endIfGone()) return;
    const { carry, announce } = this.#rules;
    carry.show(null);
    announce(carry.back(lifted.item));
    if (focus) this.#rules.focus(lifted.item);
  }

  /** Puts an item back that the focus leaves; a previewed one only gets a new element. */
  leave(item: Item | undefined): void {
    const { lifted } = this;
    const { carry, selects } = this.#rules;
    if (lifted === null || item === undefined || carry.isPreviewed === true) return;
    if (selects?.keyOf(item) === selects?.keyOf(lifted.item)) this.putBack(false);
  }

  /** Ends the carrying of an item that went away meanwhile, and says so. It is selected no longer. @returns whether it did */
  endIfGone(): boolean {
    const { lifted } = this;
    const { carry, isThere, refuse, selects } = this.#rules;
    selects?.selection.prune();
    if (lifted === null || isThere(lifted.item)) return false;
    carry.show(null);
    refuse(texts.gone({ name: lifted.name }));
    return true;
  }

  /** Carrying an item blocks all other keys but Tab. */
  #pressLifted(lifted: Lifted<Item, Place>, press: Press): boolean {
    const { carry } = this.#rules;
    const copies = hasModifier(press);
    if (copies && carry.copies !== true) return false;
    const { key } = press;
    const step = STEPS[key];
    if (this.endIfGone()) return key !== 'Tab';
    if (step !== undefined && step !== 'home' && step !== 'end') this.#carry(lifted, step);
    else if (key === ' ' || key === 'Enter') this.#drop(lifted, copies);
    else if (key === 'Escape' || key === 'Tab') this.putBack(key === 'Escape');
    return key !== 'Tab';
  }

  #carry(lifted: Lifted<Item, Place>, direction: Direction): void {
    const { carry, announce, refuse, focus } = this.#rules;
    const next = carry.next(lifted, direction);
    if (next === undefined) announce(texts.edge);
    else if ('refusal' in next) refuse(next.refusal);
    else {
      const there = { ...lifted, place: next.place };
      carry.show(there);
      announce(carry.over(there));
    }
    if (carry.isPreviewed === true) focus(lifted.item);
  }

  #drop(lifted: Lifted<Item, Place>, copies: boolean): void {
    const { carry, announce, refuse } = this.#rules;
    const outcome = carry.drop(lifted, copies);
    if ('refusal' in outcome) refuse(outcome.refusal);
    else announce(outcome.dropped);
  }
}

/** The name of a key among the commands. */
export function commandOf(press: Press): string {
  const key = shortcutKey(press);
  if (key === 'm' || key === 'ContextMenu' || (key === 'F10' && press.shiftKey)) return 'menu';
  return key;
}
