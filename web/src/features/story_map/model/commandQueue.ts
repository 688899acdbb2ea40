/** One command to the server: the card that it changes, and the cards that it names. */
export type Command = { subject: string; names: readonly string[]; run: () => Promise<void> };

type Waiting = Command & { settled: Promise<void> };

/**
 * Sends the commands of a tab in the order in which they were meant wherever that matters, and at the same time otherwise.
 * It matters when they change the same card, or when one names a card that the other changes: ten cards added one behind
 * another arrive one after another, each knowing the one before it, while two cards that have nothing to do with each other do not wait.
 */
export class CommandQueue {
  #unsettled: Waiting[] = [];

  /** Runs a command as soon as the earlier ones that it depends on have been answered, whatever the answer was. */
  enqueue(command: Command): Promise<void> {
    const earlier = this.#unsettled.filter((other) => depend(other, command)).map((other) => other.settled);
    const done = Promise.all(earlier).then(command.run);
    const settled = done.then(
      () => this.#forget(waiting),
      // Whoever enqueued it hears of the failure; for those who wait it only matters that it is over.
      () => this.#forget(waiting),
    );
    const waiting: Waiting = { ...command, settled };
    this.#unsettled.push(waiting);
    return done;
  }

  /** When everything that is under way now has been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.#unsettled.map(({ settled }) => settled));
  }

  #forget(command: Waiting): void {
    this.#unsettled = this.#unsettled.filter((other) => other !== command);
  }
}

function depend(earlier: Command, later: Command): boolean {
  return (
    earlier.subject === later.subject || later.names.includes(earlier.subject) || earlier.names.includes(later.subject)
  );
}
