import * as epicTexts from '#shared/texts/epic/epics.ts';

/** A Who of an epic as a text. A deleted one keeps its name (rule epic.6), and is marked: 'Clerk (deleted)'. */
export function whoText(who: { name: string } | undefined, deleted: { name: string } | undefined): string {
  if (who !== undefined) return who.name;
  return deleted === undefined ? epicTexts.deletedWho : epicTexts.deletedWhoNamed({ name: deleted.name });
}
