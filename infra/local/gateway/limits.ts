/**
 * The limits of API Gateway's HTTP APIs and of Lambda for a request. Bytes, milliseconds. They cannot be raised in AWS.
 */
export type GatewayLimits = {
  /** Request line and header values together. */
  readonly headerBytes: number;
  /** Request body, at the gateway. */
  readonly bodyBytes: number;
  /** The whole event, and the whole answer, of one invocation. */
  readonly invocationBytes: number;
  /** How long the gateway waits for the function. */
  readonly waitMs: number;
};

export const gatewayLimits: GatewayLimits = {
  headerBytes: 10_240,
  bodyBytes: 10 * 1024 * 1024,
  invocationBytes: 6 * 1024 * 1024,
  waitMs: 30_000,
};
