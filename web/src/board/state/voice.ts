import { Store } from '#web/base/browser/store.ts';
import type { Announcement } from '#web/components/focus/LiveRegion.tsx';
import { type FocusState, ItemActions } from './ItemActions.ts';

/** How a board speaks. */
export type Voice = {
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Shows all users why an action was refused. */
  refuse: (text: string) => void;
};

/** The voice of a board that has none of a map (see `Announcements`). */
export class Announcer implements Voice {
  readonly said = new Store<{ announcement: Announcement }>({ announcement: { text: '', count: 0 } });
  readonly #show: (text: string) => void;

  /** @param show shows a text to all users */
  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  announce(text: string): void {
    this.said.set({ announcement: { text, count: this.said.get().announcement.count + 1 } });
  }

  refuse(text: string): void {
    this.announce(text);
    this.#show(text);
  }
}

/** The actions of a board that speaks by a voice. */
export class SpokenActions<Item, Ui extends FocusState<Item>, By extends Voice = Voice> extends ItemActions<Item, Ui> {
  readonly voice: By;

  constructor(idle: Ui, voice: By) {
    super(idle);
    this.voice = voice;
  }

  announce(text: string): void {
    this.voice.announce(text);
  }

  refuse(text: string): void {
    this.voice.refuse(text);
  }
}
