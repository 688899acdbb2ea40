/** The least height of the backbone cards, which have one height: one line of text and nothing else. In px at a zoom of 1. */
export const HEAD_HEIGHT = 56;
