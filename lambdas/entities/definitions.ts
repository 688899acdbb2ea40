// Written by `npm run generate` from the files in the folders beside it.
export {
  changeRequestEntity,
  changeRequestHistory,
  changeRequestMemberEntity,
  changeRequestMemberHistory,
} from './change_request/changeRequest.ts';
export {
  companyEntity,
  companyHistory,
  maturityItemEntity,
  maturityItemHistory,
  priorityEntity,
  priorityHistory,
  referenceTypeEntity,
  referenceTypeHistory,
  whoWhatLinkTypeEntity,
  whoWhatLinkTypeHistory,
  whoWhoLinkTypeEntity,
  whoWhoLinkTypeHistory,
} from './company/company.ts';
export { companyExportEntity, companyExportHistory } from './company/companyExport.ts';
export { companyWhatEntity, companyWhatHistory, companyWhoEntity, companyWhoHistory } from './company/shared.ts';
export { epicEntity, epicHistory } from './epic/epic.ts';
export { epicNotesEntity, epicNotesHistory } from './epic/epicNotes.ts';
export { exploreObjectEntity, exploreObjectHistory } from './epic/exploreObject.ts';
export { benefitEntity, benefitHistory } from './frame/benefit.ts';
export {
  companyObjectiveEntity,
  companyObjectiveHistory,
  objectiveEntity,
  objectiveHistory,
  releaseObjectiveEntity,
  releaseObjectiveHistory,
} from './frame/objective.ts';
export {
  companyProblemEntity,
  companyProblemHistory,
  problemEntity,
  problemHistory,
  problemObjectiveEntity,
  problemObjectiveHistory,
  releaseProblemEntity,
  releaseProblemHistory,
} from './frame/problem.ts';
export {
  initiativeEntity,
  initiativeHistory,
  initiativeMemberEntity,
  initiativeMemberHistory,
} from './initiative/initiative.ts';
export {
  initiativeReleaseEntity,
  initiativeReleaseHistory,
  initiativeWhatEntity,
  initiativeWhatHistory,
  releaseGroupEntity,
  releaseGroupHistory,
} from './initiative/releaseGroup.ts';
export { integrationEntity, integrationHistory } from './integration/integration.ts';
export { savedMappingEntity, savedMappingHistory } from './integration/savedMapping.ts';
export { accessEntity, accessHistory, userEntity, userHistory } from './people/access.ts';
export { companyAccessRequestEntity, companyAccessRequestHistory } from './people/companyAccessRequest.ts';
export { releaseEntity, releaseHistory } from './release/release.ts';
export { releaseWhatEntity, releaseWhatHistory } from './release/releaseWhat.ts';
export { accessRequestEntity, accessRequestHistory } from './story_map/accessRequest.ts';
export { memberEntity, memberHistory, storyMapEntity, storyMapHistory } from './story_map/storyMap.ts';
export { whatEntity } from './what/what.ts';
export {
  whatMaturityEntity,
  whatMaturityHistory,
  whatReferenceEntity,
  whatReferenceHistory,
  whatTextEntity,
  whatTextHistory,
} from './what/whatDetails.ts';
export { whatHistory } from './what/whatHistory.ts';
export {
  whatWhoLinkEntity,
  whatWhoLinkHistory,
  whoEntity,
  whoHistory,
  whoWhoLinkEntity,
  whoWhoLinkHistory,
} from './who/who.ts';
export { whoCategoryEntity, whoCategoryHistory, whoGroupEntity, whoGroupHistory } from './who/whoLabel.ts';
