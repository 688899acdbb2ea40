import {
  companyEntity,
  maturityItemEntity,
  priorityEntity,
  referenceTypeEntity,
  whoWhatLinkTypeEntity,
  whoWhoLinkTypeEntity,
} from '#lambdas/entities/company/company.ts';
import { companyWhatEntity, companyWhoEntity } from '#lambdas/entities/company/shared.ts';
import { epicEntity } from '#lambdas/entities/epic/epic.ts';
import { epicNotesEntity } from '#lambdas/entities/epic/epicNotes.ts';
import { exploreObjectEntity } from '#lambdas/entities/epic/exploreObject.ts';
import { benefitEntity } from '#lambdas/entities/frame/benefit.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { problemFrame, problemObjectiveEntity } from '#lambdas/entities/frame/problem.ts';
import { initiativeEntity } from '#lambdas/entities/initiative/initiative.ts';
import {
  initiativeReleaseEntity,
  initiativeWhatEntity,
  releaseGroupEntity,
} from '#lambdas/entities/initiative/releaseGroup.ts';
import { releaseEntity } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity } from '#lambdas/entities/release/releaseWhat.ts';
import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { whatEntity } from '#lambdas/entities/what/what.ts';
import { whatMaturityEntity, whatReferenceEntity, whatTextEntity } from '#lambdas/entities/what/whatDetails.ts';
import { whatWhoLinkEntity, whoEntity, whoWhoLinkEntity } from '#lambdas/entities/who/who.ts';
import { whoCategoryEntity, whoGroupEntity } from '#lambdas/entities/who/whoLabel.ts';
import type { LoggedChange } from '#lambdas/store/changeLog.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys, SettingKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';

/** Some fields of an entity, as far as the log names them. */
type Fields = Readonly<Record<string, unknown>>;
/** The key of an entity by its id, the story map or initiative that it is in, and fields that its key holds. */
type KeyOf = (keys: Keys, home: string, id: string, fields: Fields) => Key;
type Known = { entity: AnyEntity; key: KeyOf };

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
/** The parts of an id that is made of others. */
const partsOf = (id: string): [string, string] => {
  const [one = '', other = ''] = id.split('-');
  return [one, other];
};
const setting =
  (kind: SettingKind): KeyOf =>
  (keys, _home, id) =>
    rowKeys.setting(keys, kind, id);

/** Every entity that a command that can be undone may change, with its key as the log tells it. */
const known: Readonly<Record<EntityType, Known | null>> = {
  company: { entity: companyEntity, key: (keys) => rowKeys.company(keys) },
  priority: { entity: priorityEntity, key: setting('priority') },
  who_what_link_type: { entity: whoWhatLinkTypeEntity, key: setting('who_what_link_type') },
  who_who_link_type: { entity: whoWhoLinkTypeEntity, key: setting('who_who_link_type') },
  reference_link: { entity: referenceTypeEntity, key: setting('reference_link') },
  maturity: { entity: maturityItemEntity, key: setting('maturity') },
  company_what: { entity: companyWhatEntity, key: (keys, _home, id) => rowKeys.shared(keys, 'what', id) },
  company_who: { entity: companyWhoEntity, key: (keys, _home, id) => rowKeys.shared(keys, 'who', id) },
  company_objective: {
    entity: objectiveFrame.company,
    key: (keys, _home, id) => rowKeys.companyFrame(keys, 'objective', id),
  },
  company_problem: {
    entity: problemFrame.company,
    key: (keys, _home, id) => rowKeys.companyFrame(keys, 'problem', id),
  },
  benefit: {
    entity: benefitEntity,
    key: (keys, _home, id, fields) => rowKeys.benefit(keys, text(fields, 'objectiveId'), id),
  },
  problem_objective: {
    entity: problemObjectiveEntity,
    key: (keys, _home, id) => {
      const [problemId = '', objectiveId = '', containerId = ''] = id.split('-');
      return rowKeys.problemObjective(keys, problemId, objectiveId, containerId);
    },
  },
  story_map: { entity: storyMapEntity, key: (keys, _home, id) => rowKeys.storyMap(keys, id) },
  what: { entity: whatEntity, key: rowKeys.what },
  what_text: { entity: whatTextEntity, key: rowKeys.whatText },
  what_maturity: { entity: whatMaturityEntity, key: rowKeys.whatMaturity },
  what_reference: {
    entity: whatReferenceEntity,
    key: (keys, home, _id, fields) =>
      rowKeys.whatReference(keys, home, text(fields, 'whatId'), Number(fields['whatGeneration'] ?? 0), {
        name: text(fields, 'name'),
        type: text(fields, 'referenceTypeId'),
      }),
  },
  who: { entity: whoEntity, key: rowKeys.who },
  who_group: { entity: whoGroupEntity, key: rowKeys.whoLabel },
  who_category: { entity: whoCategoryEntity, key: rowKeys.whoLabel },
  what_who_link: {
    entity: whatWhoLinkEntity,
    key: (keys, home, id) => rowKeys.whatWhoLink(keys, home, ...partsOf(id)),
  },
  who_who_link: { entity: whoWhoLinkEntity, key: (keys, home, id) => rowKeys.whoWhoLink(keys, home, ...partsOf(id)) },
  objective: { entity: objectiveFrame.onMap, key: rowKeys.objective },
  problem: { entity: problemFrame.onMap, key: rowKeys.problem },
  release: { entity: releaseEntity, key: rowKeys.release },
  release_what: { entity: releaseWhatEntity, key: (keys, home, id) => rowKeys.releaseWhat(keys, home, ...partsOf(id)) },
  release_objective: {
    entity: objectiveFrame.inRelease,
    key: (keys, home, id) => rowKeys.releaseFrame(keys, 'objective', home, ...partsOf(id)),
  },
  release_problem: {
    entity: problemFrame.inRelease,
    key: (keys, home, id) => rowKeys.releaseFrame(keys, 'problem', home, ...partsOf(id)),
  },
  explore_object: {
    entity: exploreObjectEntity,
    key: (keys, home, id, fields) =>
      rowKeys.exploreObject(keys, home, text(fields, 'releaseId'), text(fields, 'whatId'), id),
  },
  epic: {
    entity: epicEntity,
    key: (keys, home, id, fields) => rowKeys.epic(keys, home, text(fields, 'releaseId'), text(fields, 'whatId'), id),
  },
  epic_notes: { entity: epicNotesEntity, key: rowKeys.epicNotes },
  initiative: { entity: initiativeEntity, key: (keys, _home, id) => rowKeys.initiative(keys, id) },
  initiative_what: { entity: initiativeWhatEntity, key: rowKeys.initiativeWhat },
  initiative_release: { entity: initiativeReleaseEntity, key: rowKeys.initiativeRelease },
  release_group: { entity: releaseGroupEntity, key: rowKeys.releaseGroup },
  // No command that can be undone changes these (`undo` in their contracts).
  company_export: null,
  registered_email: null,
  user: null,
  company_access_request: null,
  integration: null,
  saved_mapping: null,
  change_request: null,
  change_request_member: null,
  member: null,
  access_request: null,
  initiative_member: null,
};

/**
 * The entity of a logged change, and the keys where its row may be: an epic moves to another key with its release, and
 * notes are logged with the story map that their epic was moved from.
 * @param home the story map or initiative of the log
 * @param others of the same change
 * @throws Error for an entity that no command that can be undone changes: undoing the rest would be half of it
 */
export function rowsOfChange(
  keys: Keys,
  { type, id, was, now }: LoggedChange,
  home: string,
  others: readonly string[],
): { entity: AnyEntity; keys: Key[] } {
  const found: Known | null | undefined = known[type as EntityType];
  if (found === null || found === undefined) throw new Error(`a change of ${type} cannot be undone`);
  const homes = type === 'epic_notes' ? [home, ...others] : [home];
  const states = [
    { ...was, ...now },
    { ...now, ...was },
  ];
  return {
    entity: found.entity,
    keys: homes.flatMap((each) => states.map((fields) => found.key(keys, each, id, fields))),
  };
}
