/** Consumed capacity of one or several answers, as the table reports it. */
type Reported = { CapacityUnits?: number | undefined } | { CapacityUnits?: number | undefined }[] | undefined;

/** The cost of a call at the table: requests, and capacity units read and written. */
export class Meter {
  requests = 0;
  readUnits = 0;
  writeUnits = 0;

  /** Adds the consumption reported by one request. */
  add(direction: 'read' | 'write', reported: Reported): void {
    this.requests += 1;
    const units = [reported].flat().reduce((sum, one) => sum + (one?.CapacityUnits ?? 0), 0);
    if (direction === 'read') this.readUnits += units;
    else this.writeUnits += units;
  }
}
