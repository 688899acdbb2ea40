/** In place of the SDK's answers that arrive as a stream of events, which no service that we call has. */
export class EventStreamSerde {
  constructor() {
    throw new Error('EventStreamSerde is not in this bundle (infra/bundle.ts)');
  }
}
