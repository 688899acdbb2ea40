import type { MapFile } from '#shared/model/story_map/mapFile.ts';
import { epicStatus } from '#shared/rules/epic/epics.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';

/**
 * A story map as an outline in Markdown (rule file.4): its Activities as a list with levels, its Whos, and its releases
 * with the epics of each Activity as boxes, ticked once they are done.
 */
export function mapOutlineOf({ name, why, activities, whos, releases }: MapFile): string {
  const names = new Map(activities.flatMap((one) => [one, ...one.children]).map((one) => [one.id, one.description]));
  const parts = [
    [`# ${line(name)}`],
    paragraphs(why),
    section(
      texts.headings.activities,
      activities.flatMap(({ description, children }) => [
        `- ${line(description)}`,
        ...children.map((child) => `  - ${line(child.description)}`),
      ]),
    ),
    section(
      texts.headings.whos,
      whos.map((who) => `- ${line(who.name)}`),
    ),
    section(
      texts.headings.releases,
      releases.flatMap((release, i) => [
        ...(i === 0 ? [] : ['']),
        `### ${line(release.name)}${release.completed ? ` (${texts.completed})` : ''}`,
        '',
        ...release.activities.flatMap(({ activity, epics }) => [
          `- ${line(names.get(activity) ?? '')}`,
          ...epics.map(
            (epic) => `  - [${epicStatus(epic) === 'done' ? 'x' : ' '}] ${line(epic.name?.text ?? epicTexts.noName)}`,
          ),
        ]),
      ]),
    ),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${heading}`, '', ...lines];
const paragraphs = (text: string) => (text.trim() === '' ? [] : text.trim().split(/\n+/).map(line));

/** A text on one line, in which Markdown finds no signs of its own. */
const line = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
    .replace(/^([-+]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
