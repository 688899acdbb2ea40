import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { Who } from '#shared/model/who.ts';
import { isSameLabel, labelOf } from '#shared/rules/whoGroups.ts';
import { Attempts } from '../../model/attempts.ts';
import { refusalOf } from '../../model/boardEvents.ts';
import type { Cell } from '../../model/cell.ts';
import { CommandQueue } from '../../model/commandQueue.ts';
import type { Call } from '../../model/send.ts';
import { isSamePlace, replayEdits, unsavedId, type PendingEdit, type WhoCard, type WhoPlace } from './columns.ts';
import type { WhoUi } from './whoUi.ts';

type ChangeOf = CallOutput<'change_who'>;
/** What people should hear of; what an addition was refused with stands below its card, and that of another label in its field. */
export type WhoEvent =
  | { kind: 'reused' }
  | { kind: 'notMoved'; name: string; error: unknown }
  | { kind: 'notAdded' | 'notRenamed'; error: unknown };

type Map = { containerId: string; whos: () => ReadonlyMap<string, Who>; enter: (answer: ChangeOf) => void };

/** What can be done on the Who board. Everything shows at once; an answer enters the map by version, and a refusal takes away its own edit only. */
export class WhoActions {
  readonly ui: Cell<WhoUi>;
  readonly #map: Map;
  readonly #call: Call;
  readonly #report: (event: WhoEvent) => void;
  readonly #queue = new CommandQueue();
  readonly #attempts = new Attempts();
  #seq = 0;

  constructor(ui: Cell<WhoUi>, map: Map, call: Call, report: (event: WhoEvent) => void) {
    this.ui = ui;
    this.#map = map;
    this.#call = call;
    this.#report = report;
  }

  /** The Whos as the board shows them. */
  get cards(): ReadonlyMap<string, WhoCard> {
    return replayEdits(this.#map.whos(), this.ui.get().pending);
  }

  /** Puts a Who into another group or category. */
  move(id: string, place: WhoPlace): void {
    const card = this.cards.get(id);
    if (card === undefined || card.unsaved !== undefined || isSamePlace(card, place)) return;
    this.#keep(card.group);
    const edit = this.#begin({ kind: 'move', ids: [id], place });
    const run = () =>
      this.#send(edit, () => this.#call('change_who', { containerId: this.#map.containerId, whoId: id, ...place }));
    void this.#queue
      .enqueue({ subject: id, names: [], run })
      .catch((error: unknown) => this.#report({ kind: 'notMoved', name: card.name, error }));
  }

  /**
   * Gives a group another name; an empty one dissolves it. A group without Whos stands on this page only.
   * @throws ApiError when it is refused
   */
  async renameGroup(group: string | null, text: string): Promise<void> {
    const newGroup = labelOf(text);
    const ids = this.#idsOf((who) => isSameLabel(who.group, group));
    if (newGroup === group) return;
    if (ids.length > 0)
      await this.#rename(ids, () =>
        this.#call('rename_who_group', { containerId: this.#map.containerId, group, newGroup }),
      );
    else this.#keep(newGroup);
    if (group !== null) this.#release(group);
  }

  /** Gives a category within one group another name, like `renameGroup`. */
  async renameCategory({ group, category }: WhoPlace, text: string): Promise<void> {
    const newCategory = labelOf(text);
    const ids = this.#idsOf((who) => isSamePlace(who, { group, category }));
    if (ids.length === 0 || newCategory === category) return;
    await this.#rename(ids, () =>
      this.#call('rename_who_category', { containerId: this.#map.containerId, group, category, newCategory }),
    );
  }

  /** Shows a new group, which lasts once it has a Who. */
  addGroup(text: string): void {
    this.#keep(labelOf(text));
  }

  /** Adds a Who by its name, the company's if there is one of that name. */
  add(name: string, place: WhoPlace): void {
    this.#sendAdd(this.#begin({ kind: 'add', name, place, refused: null }));
  }

  /** Sends an addition once more that was refused. */
  retry(seq: number): void {
    const edit = this.ui.get().pending.find((other) => other.seq === seq);
    if (edit?.kind !== 'add') return;
    const again = { ...edit, refused: null };
    this.#replace(again);
    this.#sendAdd(again);
  }

  /** Forgets an addition that was refused. */
  discard(seq: number): void {
    this.#attempts.forget(seq);
    this.#drop(seq);
  }

  /** Takes in what an addition of a dialog answered. */
  entered(answer: CallOutput<'add_who'>): void {
    this.#map.enter(answer);
    if (answer.usedExistingWho) this.#report({ kind: 'reused' });
  }

  /** Makes a card the one that Tab reaches, and perhaps that has the focus. */
  activate(id: string | null, withFocus: boolean): void {
    const { active, focus } = this.ui.get();
    if (active !== id || withFocus) this.ui.set({ active: id, focus: withFocus ? focus + 1 : focus });
  }

  say(text: string): void {
    this.ui.set({ said: { text, count: this.ui.get().said.count + 1 } });
  }

  #sendAdd(edit: PendingEdit & { kind: 'add' }): void {
    const input: CallInput<'add_who'> = { containerId: this.#map.containerId, name: edit.name, ...edit.place };
    const run = async () => {
      // Sent again after an unclear answer it is the same command, so it takes effect once.
      const answer = await this.#attempts.callFor(edit.seq, this.#call)('add_who', input);
      this.#attempts.forget(edit.seq);
      this.#drop(edit.seq);
      this.entered(answer);
      const { active } = this.ui.get();
      if (active === unsavedId(edit.seq) || answer.change === null) this.activate(answer.id, false);
    };
    // One after another, so that they stand there in the order in which they were written.
    void this.#queue.enqueue({ subject: 'add', names: [], run }).catch((error: unknown) => {
      this.#replace({ ...edit, refused: refusalOf(error).message });
      this.#report({ kind: 'notAdded', error });
    });
  }

  /** The text field stays with what was typed until the answer is there, so there is nothing to show before. */
  async #rename(ids: readonly string[], command: () => Promise<ChangeOf>): Promise<void> {
    try {
      await this.#queue.enqueue({ subject: 'rename', names: ids, run: async () => this.#map.enter(await command()) });
    } catch (error) {
      this.#report({ kind: 'notRenamed', error });
      throw error;
    }
  }

  async #send(edit: PendingEdit, command: () => Promise<ChangeOf>): Promise<void> {
    try {
      this.#map.enter(await command());
    } finally {
      this.#drop(edit.seq);
    }
  }

  #idsOf(belongs: (who: WhoCard) => boolean): string[] {
    return [...this.cards.values()].filter((who) => who.unsaved === undefined && belongs(who)).map(({ id }) => id);
  }

  #begin<Edit extends DistributiveOmit<PendingEdit, 'seq'>>(edit: Edit): Edit & { seq: number } {
    const begun = { ...edit, seq: (this.#seq += 1) };
    this.ui.set({ pending: [...this.ui.get().pending, begun] });
    return begun;
  }

  #replace(edit: PendingEdit): void {
    this.ui.set({ pending: this.ui.get().pending.map((other) => (other.seq === edit.seq ? edit : other)) });
  }

  #drop(seq: number): void {
    this.ui.set({ pending: this.ui.get().pending.filter((other) => other.seq !== seq) });
  }

  #keep(label: string | null): void {
    const { kept } = this.ui.get();
    if (label !== null && !kept.some((other) => isSameLabel(other, label))) this.ui.set({ kept: [...kept, label] });
  }

  #release(label: string): void {
    this.ui.set({ kept: this.ui.get().kept.filter((other) => !isSameLabel(other, label)) });
  }
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
