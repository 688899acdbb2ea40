/** Replaces the SDK's support for event streams, which no service that we call uses. */
export class EventStreamSerde {
  constructor() {
    throw new Error('EventStreamSerde is not in this bundle (infra/bundle.ts)');
  }
}
