/** The input of the call that opens a story map. */
export const openMapInput = (containerId: string) => ({ containerId, lists: false });

/** The input of the call that brings a kept story map up to date. */
export const changesInput = (containerId: string, since: number) => ({ containerId, since });

/** The input of the call that reads the slices of a story map. */
export const slicesInput = (containerId: string) => ({ containerId, includeCompleted: true });
