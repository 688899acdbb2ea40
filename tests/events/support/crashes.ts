import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { sequenceOf } from './stream.ts';

/** A process is killed right before it does something permanent, or right after, before it can report it. */
type Moment = 'before' | 'after';

type Life = { dead: boolean; readonly subject: string; readonly moment: Moment | undefined; readonly die: () => void };

/** What a frozen process waits for. */
const never = () => new Promise<never>(() => {});

/**
 * Kills a function while it works, as running out of memory or time does: at once, so that nothing after that point
 * happens and nobody learns how far it got. Every record has its turn, before its effect and after it; one turn in each
 * call of the function.
 */
export class Crashes {
  /** How often the function was ended. */
  count = 0;
  readonly #subjectOf: (record: DynamoDBStreamEvent['Records'][number]) => string;
  readonly #turns = new Map<string, Moment[]>();
  readonly #life = new AsyncLocalStorage<Life>();

  /** @param subjectOf the subject of a record, by the name that `effect` gets */
  constructor(subjectOf: (record: DynamoDBStreamEvent['Records'][number]) => string) {
    this.#subjectOf = subjectOf;
  }

  /** The function, which may be killed in each call. */
  mortal(
    handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>,
  ): (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse> {
    return (event) =>
      new Promise((resolve, reject) => {
        const turn = this.#nextTurn(event);
        const life: Life = {
          dead: false,
          subject: turn?.subject ?? '',
          moment: turn?.moment,
          die: () => {
            life.dead = true;
            this.count += 1;
            reject(new Error('the process ended'));
          },
        };
        this.#life.run(life, () => {
          handler(event).then((answer) => {
            if (life.dead) return;
            // The kill point was not reached: then it is killed after its work, before it can report.
            if (life.moment !== undefined) life.die();
            else resolve(answer);
          }, reject);
        });
      });
  }

  /** A permanent effect on some subjects. A killed process has no more effects. */
  async effect<Result>(isAbout: (subject: string) => boolean, work: () => Promise<Result>): Promise<Result> {
    const life = this.#life.getStore();
    if (life === undefined) return work();
    const isItsTurn = life.moment !== undefined && isAbout(life.subject);
    if (!life.dead && isItsTurn && life.moment === 'before') life.die();
    if (life.dead) return never();
    const result = await work();
    if (!life.dead && isItsTurn) life.die();
    return life.dead ? never() : result;
  }

  #nextTurn({ Records }: DynamoDBStreamEvent): { subject: string; moment: Moment } | undefined {
    for (const record of Records) {
      const turns = this.#turns.get(sequenceOf(record)) ?? ['before', 'after'];
      this.#turns.set(sequenceOf(record), turns);
      const moment = turns.shift();
      if (moment !== undefined) return { subject: this.#subjectOf(record), moment };
    }
    return undefined;
  }
}
