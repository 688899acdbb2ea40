/** What a new story map can start with. */
export type Template = {
  /** The names of its Whos. */
  whos: readonly string[];
  /** The backbone Activities in their order, each with those below it. */
  backbone: readonly (readonly [activity: string, below: readonly string[]])[];
};
