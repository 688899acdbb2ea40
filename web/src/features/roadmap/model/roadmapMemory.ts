/** The storage key of what the user has chosen on the roadmap of a map: its view, zoom, filter and rows, as a query. */
export const roadmapKey = (containerId: string): string => `storyd.roadmap.${containerId}`;

/** Remembers a query for the roadmap of a map. */
export const keepRoadmap = (containerId: string, query: URLSearchParams): void =>
  localStorage.setItem(roadmapKey(containerId), query.toString());
