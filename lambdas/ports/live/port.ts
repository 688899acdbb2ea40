/** Reaches open live connections: API Gateway's in a deployment, those of this process in the local run. */
export type Live = {
  /** Sends a text. @returns false when the connection has ended @throws when that is not known */
  post(connectionId: string, text: string): Promise<boolean>;
  /** Closes a connection; does nothing when it has ended. */
  close(connectionId: string): Promise<void>;
};
