import type { Card, CardId, Layout } from '#web/replica/story_map/types.ts';
import { HEAD_HEIGHT } from './cardMeasures.ts';
import { type Font, linesOf, roughLinesOf } from './linesOf.ts';

/** The measures of a card, in px at a zoom of 1 (see `board.module.css`). */
export const TEXT_WIDTH = 172;
const FONT = '400 13px';
const HEAD_FONT = '550 13px';
const LINE = 17.55;
const MAX_LINES = 3;
const PADDING = 18;
const HEAD_PADDING = 20;
const BORDERS = 2;
const MIN_HEIGHT = 44;
/** The height of the backbone grows in steps of the layout's grid. */
const GRID = 4;
const BADGES = 22;
/** The refusal and its actions below the card. */
const REFUSED = 60;

/**
 * The heights of the cards. Below the backbone, gaps match the unmounted cards they replace: a mounted card reports its
 * height after layout; the others are computed from their text. The backbone has one height, so it is always computed.
 */
export class CardHeights {
  readonly #layout: Layout;
  readonly #hasMarks: (card: Card) => boolean;
  readonly #zoomNow: () => number;
  readonly #textWidth: number;
  /** Heights at the current zoom, by card object: a card is a new object when its fields change. */
  #known = new WeakMap<Card, number>();
  #zoom = 1;
  #sizes: ResizeObserver | undefined;

  /** @param hasMarks whether a card shows anything below its text; @param zoom as a factor; @param textWidth of a line */
  constructor(layout: Layout, hasMarks: (card: Card) => boolean, zoom: () => number = () => 1, textWidth = TEXT_WIDTH) {
    this.#layout = layout;
    this.#hasMarks = hasMarks;
    this.#zoomNow = zoom;
    this.#textWidth = textWidth;
  }

  /** The height of a card, in px at a zoom of 1. @param exactly whether an estimate is not enough */
  of(id: CardId, exactly: boolean): number {
    const card = this.#layout.cards.get(id);
    if (card === undefined) return MIN_HEIGHT;
    this.#follow(this.#zoomNow());
    const known = this.#known.get(card);
    if (known !== undefined) return known;
    if (!exactly) return this.#workOut(card, roughLinesOf);
    const height = this.#workOut(card, linesOf);
    this.#known.set(card, height);
    return height;
  }

  /** The height of every backbone card: that of the tallest. */
  backbone(): number {
    const heights = this.#layout.backbone.flatMap((id) => {
      const card = this.#layout.cards.get(id);
      return card === undefined ? [] : [HEAD_PADDING + BORDERS + this.#contentOf(card, linesOf, HEAD_FONT)];
    });
    return heights.reduce((most, height) => Math.max(most, Math.ceil(height / GRID) * GRID), HEAD_HEIGHT);
  }

  /** Observes the height of a card's element. @returns stops observing */
  watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    this.#sizes ??= new ResizeObserver((entries) => entries.forEach((entry) => this.#take(entry)));
    this.#sizes.observe(element);
    return () => this.#sizes?.unobserve(element);
  };

  /**
   * Borders snap to whole screen pixels and glyphs to the pixel grid, so card heights differ slightly between zooms.
   */
  #follow(zoom: number): void {
    if (zoom === this.#zoom) return;
    this.#zoom = zoom;
    this.#known = new WeakMap();
  }

  #take({ target, borderBoxSize }: ResizeObserverEntry): void {
    const id = target instanceof HTMLElement ? target.dataset['card'] : undefined;
    const card = id === undefined ? undefined : this.#layout.cards.get(id);
    const height = borderBoxSize[0]?.blockSize ?? 0;
    this.#follow(this.#zoomNow());
    if (card !== undefined && height > 0) this.#known.set(card, height);
  }

  #workOut(card: Card, lines: typeof linesOf): number {
    const frame = PADDING + (BORDERS * Math.max(1, Math.floor(this.#zoom))) / this.#zoom;
    const height = Math.max(MIN_HEIGHT, frame + this.#contentOf(card, lines, FONT));
    return card.refused === null ? height : height + REFUSED;
  }

  /** The height of a card's text and badges. */
  #contentOf(card: Card, lines: typeof linesOf, font: Font): number {
    const hasBadges = card.childContainerId !== null || this.#hasMarks(card);
    const text = Math.min(MAX_LINES, lines(card.refused?.typed ?? card.description, this.#textWidth, font)) * LINE;
    return text + (hasBadges ? BADGES : 0);
  }
}
