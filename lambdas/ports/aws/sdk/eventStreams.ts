/** Replaces the SDK's support for event streams, which no operation that we call uses. */
export class EventStreamSerde {
  constructor() {
    throw new Error('EventStreamSerde is not in this bundle (infra/bundle.ts)');
  }
}

/** Clients of services that have event streams hold one of these. */
export const eventStreamSerdeProvider = () => undefined;

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
