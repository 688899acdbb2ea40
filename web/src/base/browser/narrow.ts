/** The media query of a window as narrow as a phone. */
export const NARROW = '(max-width: 599.95px)';
