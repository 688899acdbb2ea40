/**
 * The single source of the visual design. Colours carry meaning: one warm neutral scale, one accent, and semantic
 * colours. All backgrounds of text keep a contrast of 4.5 to 1 (a test checks it).
 */
type Scheme = {
  /** The background of the page. */
  page: string;
  /** Surfaces on the page: bars, cards, forms. */
  surface: string;
  /** Surfaces that float above others: dialogs, menus. */
  raised: string;
  /** Hovered and subtly filled areas. */
  subtle: string;
  border: string;
  /** Edges that must be visible to use the control, such as those of text fields (3 to 1). */
  borderStrong: string;
  text: string;
  textQuiet: string;
  textDisabled: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  /** A tint of the accent for selected items. */
  accentTint: string;
  danger: string;
  onDanger: string;
  dangerTint: string;
  warning: string;
  warningTint: string;
  success: string;
  successTint: string;
  shadow: string;
  board: {
    canvas: string;
    backbone: string;
    backboneEdge: string;
    skeleton: string;
    skeletonEdge: string;
    cardText: string;
    cardTextQuiet: string;
    /** The drop target of a dragged card, and a place that refuses it. */
    landing: string;
    refused: string;
    /** Other people on a story map, each in one of six colours, and the text on these. */
    person0: string;
    person1: string;
    person2: string;
    person3: string;
    person4: string;
    person5: string;
    onPerson: string;
  };
};

export const light: Scheme = {
  page: '#FAF8F5',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  subtle: '#F2EFEA',
  border: '#E5E1DA',
  borderStrong: '#8F887C',
  text: '#211E1A',
  textQuiet: '#645E54',
  textDisabled: '#9A9388',
  accent: '#2B59C3',
  accentHover: '#2149A6',
  onAccent: '#FFFFFF',
  accentTint: '#E6EDFC',
  danger: '#B3311F',
  onDanger: '#FFFFFF',
  dangerTint: '#FCEBE7',
  warning: '#8A5A00',
  warningTint: '#FBF0D9',
  success: '#1E6E46',
  successTint: '#E4F3EA',
  shadow: '0 1px 2px rgb(33 30 26 / 6%), 0 8px 24px rgb(33 30 26 / 12%)',
  board: {
    canvas: '#F4F1EC',
    backbone: '#F8E5A8',
    backboneEdge: '#DFC878',
    skeleton: '#FFFCF2',
    skeletonEdge: '#E3DAC0',
    cardText: '#26221A',
    cardTextQuiet: '#655B3F',
    landing: '#2B59C3',
    refused: '#B3311F',
    person0: '#7B3FA0',
    person1: '#0B6B66',
    person2: '#A3346A',
    person3: '#3F6B1F',
    person4: '#8A4B0F',
    person5: '#4F5968',
    onPerson: '#FFFFFF',
  },
};

export const dark: Scheme = {
  page: '#151412',
  surface: '#1C1B18',
  raised: '#24221F',
  subtle: '#292723',
  border: '#34312C',
  borderStrong: '#7C766C',
  text: '#EDEAE4',
  textQuiet: '#ABA499',
  textDisabled: '#6F6A61',
  accent: '#8FAEFA',
  accentHover: '#A9C1FC',
  onAccent: '#0F1B3A',
  accentTint: '#222C45',
  danger: '#F4937F',
  onDanger: '#3A0D05',
  dangerTint: '#3B221D',
  warning: '#E3B55C',
  warningTint: '#362B15',
  success: '#7FCB9F',
  successTint: '#1B3225',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)',
  board: {
    canvas: '#11100F',
    backbone: '#4D4122',
    backboneEdge: '#6B5B31',
    skeleton: '#2A271F',
    skeletonEdge: '#443F33',
    cardText: '#F3EBD6',
    cardTextQuiet: '#C2B48E',
    landing: '#8FAEFA',
    refused: '#F4937F',
    person0: '#CFA4EE',
    person1: '#5CC4BC',
    person2: '#F09ABF',
    person3: '#A3CC78',
    person4: '#EBAA6B',
    person5: '#B8C0CE',
    onPerson: '#151412',
  },
};

/** Five text sizes, in rem: caption, compact, body, title (and text fields on touch screens), page heading. */
export const fontSizes = {
  caption: '0.75rem',
  compact: '0.8125rem',
  body: '0.875rem',
  title: '1rem',
  heading: '1.5rem',
} as const;

export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The grid of all gaps, in px: they are multiples of it. */
export const GRID = 4;
export const RADIUS = 8;

/** The greatest width of a page that is not a board, its padding included, and of content to read or fill in, in px. */
export const WIDTH = { page: 1120, column: 720 } as const;

/** Height of controls, in px: for a mouse, and for a finger. */
export const CONTROL_HEIGHT = { pointer: 32, touch: 44 } as const;
export const TOUCH = '@media (pointer: coarse)';

/** Motion, in ms: small elements move fast, large ones a little slower. With reduced motion there is none. */
export const MOTION = { quick: 120, calm: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
