import { projectOfIssue } from './projectOfIssue.ts';

/**
 * Whether nothing is known of an issue because its whole project is out of sight (rule drift.6).
 * @param issue as it was seen last; null when it could not be seen
 * @param unseen the projects that are out of sight
 */
export const isInUnseenProject = (issueKey: string, issue: object | null, unseen: readonly string[]): boolean =>
  issue === null && unseen.includes(projectOfIssue(issueKey));

/** The projects of some issues that are out of sight, each once. */
export function unseenProjectsOf(issueKeys: readonly string[], unseen: readonly string[] = []): string[] {
  const projects = new Set(issueKeys.map(projectOfIssue));
  return unseen.filter((project) => projects.has(project)).sort();
}

/** The projects out of sight after one of them was read. @param isUnseen undefined if nobody has asked for it */
export function unseenAfter(
  unseen: readonly string[] = [],
  project: string,
  isUnseen: boolean | undefined,
): readonly string[] {
  if (isUnseen === undefined || isUnseen === unseen.includes(project)) return unseen;
  return isUnseen ? [...unseen, project] : unseen.filter((one) => one !== project);
}
