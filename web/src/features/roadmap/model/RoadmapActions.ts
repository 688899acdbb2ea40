import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { nameFields, epicNameError } from '#shared/rules/epic/epicNames.ts';
import { periodError } from '#shared/rules/releases.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import type { DragState } from '#web/board/dragging/draggable.ts';
import type { Grid } from '#web/board/keys/walkGrid.ts';
import type { MenuUi } from '#web/board/menu/menuOfItem.ts';
import { type MovingUi, nothingMoves } from '#web/board/moving/moves.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { createEpic } from '#web/replica/release/createEpic.ts';
import { epics } from '#web/replica/release/epics.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import type { Chip, Column, RoadmapBoard } from './board.ts';
import { moveEpic, setPeriod } from './commands.ts';
import { frozenRefusal, type Target, type Verdict, verdictOn } from './moves.ts';
import type { PlacedAxis, RoadmapPlacing } from './placing.ts';
import { gridOf, rowOf } from './walk.ts';

/** An edge of a release on the time axis. */
export type Edge = { column: string; side: 'start' | 'end' };

/** The user's current state on a roadmap. */
export type RoadmapUi = FocusState<string> &
  MovingUi<Chip, Target> &
  MenuUi<Chip> & {
    /** The edge of a release being dragged, and the day it is at. */
    edge: DragState<Edge, { at: number }> | null;
    /** The cell in which an epic is being added. */
    adding: Target | null;
    keys: boolean;
  };

const idle: RoadmapUi = {
  ...noFocus,
  ...nothingMoves,
  edge: null,
  adding: null,
  menu: null,
  keys: false,
};
const EMPTY: RoadmapBoard = { columns: [], rows: [], cells: new Map() };

/** The actions of a roadmap. Each edit shows at once; a refusal removes only its own edit. */
export class RoadmapActions extends GridActions<Chip, RoadmapUi> {
  readonly #map: BoardActions;
  /** What is shown. */
  board: RoadmapBoard = EMPTY;
  placing: RoadmapPlacing | undefined;
  /** The time axis that is shown. */
  axis: PlacedAxis | null = null;

  constructor(map: BoardActions) {
    super(idle, map, { keyOf: ({ id }) => id, counts: selectionTexts.epics });
    this.#map = map;
  }

  get grid(): Grid<Chip> {
    return gridOf(this.board);
  }

  get layout(): Layout {
    return this.#map.layout;
  }

  show(board: RoadmapBoard, placing: RoadmapPlacing, axis: PlacedAxis | null = placing.axis): void {
    this.board = board;
    this.placing = placing;
    this.axis = axis;
  }

  column(id: string): Column | undefined {
    return this.board.columns.find((column) => column.id === id);
  }

  /** The effect of dropping an epic into a cell. */
  verdict(chip: Chip, target: Target): Verdict {
    return verdictOn(this.board, this.layout, chip, target);
  }

  /** Why an epic cannot be moved at all, if so. */
  heldBy(chip: Chip): string | undefined {
    const column = this.column(chip.releaseId);
    return column === undefined ? errors.releaseDoesNotExist.message : frozenRefusal(column);
  }

  /** Drops an epic into a cell that accepts it. @returns the outcome, in words */
  move(chip: Chip, target: Target): string {
    const verdict = this.verdict(chip, target);
    const from = this.nameOfColumn(chip.releaseId);
    const name = nameOfChip(chip);
    if (verdict.does !== 'moves') {
      this.activate(chip.id, true);
      return texts.stays({ name, release: from });
    }
    const { containerId, pending } = this.#map.map;
    const level = this.layout.cards.get(chip.whatId)?.level ?? BACKBONE;
    void pending.begin(moveEpic, {
      containerId,
      epicId: chip.id,
      whatId: chip.whatId,
      level,
      from: chip.releaseId,
      to: verdict.to,
    });
    this.activate(chip.id, true);
    return texts.announcements.moved({ name, from, to: this.nameOfColumn(verdict.to) });
  }

  /** Creates an epic in a cell. @returns why not, if so */
  add({ row, column }: Target, typed: string): string | undefined {
    const text = typed.trim();
    const { containerId, pending, scope } = this.#map.map;
    const isHere = (epic: { releaseId: string; whatId: string }) => epic.releaseId === column && epic.whatId === row;
    const others = [...scope.all(epics).values()].filter(isHere);
    const wanted = { object: null, text };
    const refusal = epicNameError(wanted, others);
    if (refusal !== undefined) return refusal.message;
    const behind = pending.all.flatMap((other) => inputOf(createEpic, other) ?? []).at(-1)?.epic ?? null;
    void pending.begin(createEpic, {
      place: { containerId, releaseId: column, whatId: row },
      epic: temporaryId(),
      creation: { type: 'free_text', text },
      name: nameFields(wanted),
      behind,
    });
    return undefined;
  }

  /** Why a release cannot have an edge at a day, if so. */
  edgeRefusal({ column: id, side }: Edge, at: number): string | undefined {
    const release = this.column(id)?.release;
    if (release === undefined) return errors.releaseDoesNotExist.message;
    if (release.completed) return errors.releaseCompleted.message;
    return periodError({ ...release, [side]: at })?.message;
  }

  /** Moves an edge of a release to a day. */
  setEdge({ column: id, side }: Edge, at: number): void {
    const release = this.column(id)?.release;
    if (release === undefined || release[side] === at) return;
    const { containerId, pending } = this.#map.map;
    void pending.begin(setPeriod, { containerId, releaseId: id, [side]: at });
  }

  /** Reports refused edits. @param report gets the name of what was edited @returns stops reporting */
  follow(report: (name: string, refusal: Refusal) => void): () => void {
    return this.#map.map.pending.onEvent((event) => {
      if (event.kind === 'added' && this.ui.get().active === event.temporary) this.ui.set({ active: event.id });
      if (event.kind !== 'refused') return;
      const moved = inputOf(moveEpic, event.pending);
      const dated = inputOf(setPeriod, event.pending);
      const added = inputOf(createEpic, event.pending);
      const chip = moved && this.itemOf(moved.epicId);
      const name =
        (chip && nameOfChip(chip)) ?? (dated && this.nameOfColumn(dated.releaseId)) ?? added?.name.nameFreeText;
      if (name !== undefined && name !== null) report(name, event.refusal);
    });
  }

  rowOf(chip: Chip): string | undefined {
    return rowOf(this.board, chip);
  }

  nameOfColumn(id: string): string {
    return this.column(id)?.release.name ?? '';
  }
}

/** The name of an epic for people. */
export const nameOfChip = ({ name }: Pick<Chip, 'name'>): string => name ?? texts.unnamed;
