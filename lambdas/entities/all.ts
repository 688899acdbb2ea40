import type { DescribedEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import { changeRequestDescription, changeRequestMemberDescription } from './change_request/changeRequest.ts';
import { commentDescription } from './comment/comment.ts';
import {
  companyDescription,
  maturityItemDescription,
  priorityDescription,
  referenceTypeDescription,
  whoWhatLinkTypeDescription,
  whoWhoLinkTypeDescription,
} from './company/company.ts';
import { companyExportDescription } from './company/companyExport.ts';
import { companyWhatDescription, companyWhoDescription } from './company/shared.ts';
import { epicDescription } from './epic/epic.ts';
import { epicNotesDescription } from './epic/epicNotes.ts';
import { exploreObjectDescription } from './epic/exploreObject.ts';
import { benefitDescription } from './frame/benefit.ts';
import { companyObjectiveDescription, objectiveDescription, releaseObjectiveDescription } from './frame/objective.ts';
import {
  companyProblemDescription,
  problemDescription,
  problemObjectiveDescription,
  releaseProblemDescription,
} from './frame/problem.ts';
import { initiativeDescription, initiativeMemberDescription } from './initiative/initiative.ts';
import {
  initiativeReleaseDescription,
  initiativeWhatDescription,
  releaseGroupDescription,
} from './initiative/releaseGroup.ts';
import { integrationDescription } from './integration/integration.ts';
import { savedMappingDescription } from './integration/savedMapping.ts';
import { accessDescription, userDescription } from './people/access.ts';
import { companyAccessRequestDescription } from './people/companyAccessRequest.ts';
import { releaseDescription } from './release/release.ts';
import { releaseWhatDescription } from './release/releaseWhat.ts';
import { accessRequestDescription } from './story_map/accessRequest.ts';
import { starDescription } from './story_map/star.ts';
import { memberDescription, storyMapDescription } from './story_map/storyMap.ts';
import { whatDescription } from './what/what.ts';
import { whatMaturityDescription, whatReferenceDescription, whatTextDescription } from './what/whatDetails.ts';
import { whatWhoLinkDescription, whoDescription, whoWhoLinkDescription } from './who/who.ts';
import { whoCategoryDescription, whoGroupDescription } from './who/whoLabel.ts';

/** Every entity, by its type: the compiler asks for each. */
const all: { readonly [Type in EntityType]: DescribedEntity<Type> } = {
  company: companyDescription,
  company_export: companyExportDescription,
  priority: priorityDescription,
  who_what_link_type: whoWhatLinkTypeDescription,
  who_who_link_type: whoWhoLinkTypeDescription,
  reference_link: referenceTypeDescription,
  maturity: maturityItemDescription,
  registered_email: accessDescription,
  user: userDescription,
  company_access_request: companyAccessRequestDescription,
  integration: integrationDescription,
  saved_mapping: savedMappingDescription,
  company_what: companyWhatDescription,
  company_who: companyWhoDescription,
  company_objective: companyObjectiveDescription,
  company_problem: companyProblemDescription,
  benefit: benefitDescription,
  problem_objective: problemObjectiveDescription,
  change_request: changeRequestDescription,
  change_request_member: changeRequestMemberDescription,
  story_map: storyMapDescription,
  member: memberDescription,
  access_request: accessRequestDescription,
  star: starDescription,
  what: whatDescription,
  what_text: whatTextDescription,
  what_reference: whatReferenceDescription,
  what_maturity: whatMaturityDescription,
  who: whoDescription,
  who_group: whoGroupDescription,
  who_category: whoCategoryDescription,
  what_who_link: whatWhoLinkDescription,
  who_who_link: whoWhoLinkDescription,
  objective: objectiveDescription,
  problem: problemDescription,
  release: releaseDescription,
  release_what: releaseWhatDescription,
  release_objective: releaseObjectiveDescription,
  release_problem: releaseProblemDescription,
  explore_object: exploreObjectDescription,
  epic: epicDescription,
  epic_notes: epicNotesDescription,
  comment: commentDescription,
  initiative: initiativeDescription,
  initiative_member: initiativeMemberDescription,
  initiative_what: initiativeWhatDescription,
  initiative_release: initiativeReleaseDescription,
  release_group: releaseGroupDescription,
};

/** Any entity by its type, for functions that meet rows or changes of all kinds. A call imports those that it is about. */
export const allEntities: ReadonlyMap<string, DescribedEntity> = new Map(Object.entries(all));
