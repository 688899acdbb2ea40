// Written by `npm run generate` from the files in the folder `entities`.
export { accessEntity, accessHistory, userEntity, userHistory } from './entities/access.ts';
export { accessRequestEntity, accessRequestHistory } from './entities/accessRequest.ts';
export { benefitBookkeeping, benefitEntity, benefitHistory } from './entities/benefit.ts';
export {
  changeRequestBookkeeping,
  changeRequestEntity,
  changeRequestHistory,
  changeRequestMemberBookkeeping,
  changeRequestMemberEntity,
  changeRequestMemberHistory,
} from './entities/changeRequest.ts';
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
} from './entities/company.ts';
export { companyAccessRequestEntity, companyAccessRequestHistory } from './entities/companyAccessRequest.ts';
export { companyExportEntity, companyExportHistory } from './entities/companyExport.ts';
export { epicEntity, epicHistory } from './entities/epic.ts';
export { epicNotesEntity, epicNotesHistory } from './entities/epicNotes.ts';
export { exploreObjectEntity, exploreObjectHistory } from './entities/exploreObject.ts';
export {
  initiativeEntity,
  initiativeHistory,
  initiativeMemberEntity,
  initiativeMemberHistory,
} from './entities/initiative.ts';
export { integrationEntity, integrationHistory } from './entities/integration.ts';
export {
  companyObjectiveBookkeeping,
  companyObjectiveEntity,
  companyObjectiveHistory,
  objectiveBookkeeping,
  objectiveEntity,
  objectiveHistory,
  releaseObjectiveBookkeeping,
  releaseObjectiveEntity,
  releaseObjectiveHistory,
} from './entities/objective.ts';
export {
  companyProblemBookkeeping,
  companyProblemEntity,
  companyProblemHistory,
  problemBookkeeping,
  problemEntity,
  problemHistory,
  problemObjectiveBookkeeping,
  problemObjectiveEntity,
  problemObjectiveHistory,
  releaseProblemBookkeeping,
  releaseProblemEntity,
  releaseProblemHistory,
} from './entities/problem.ts';
export { releaseEntity, releaseHistory } from './entities/release.ts';
export {
  initiativeReleaseEntity,
  initiativeReleaseHistory,
  initiativeWhatEntity,
  initiativeWhatHistory,
  releaseGroupEntity,
  releaseGroupHistory,
} from './entities/releaseGroup.ts';
export { releaseWhatEntity, releaseWhatHistory } from './entities/releaseWhat.ts';
export { savedMappingEntity, savedMappingHistory } from './entities/savedMapping.ts';
export { companyWhatEntity, companyWhatHistory, companyWhoEntity, companyWhoHistory } from './entities/shared.ts';
export { memberEntity, memberHistory, storyMapEntity, storyMapHistory } from './entities/storyMap.ts';
export { whatEntity } from './entities/what.ts';
export {
  whatMaturityEntity,
  whatMaturityHistory,
  whatReferenceEntity,
  whatReferenceHistory,
  whatTextEntity,
  whatTextHistory,
} from './entities/whatDetails.ts';
export { whatHistory } from './entities/whatHistory.ts';
export {
  whatWhoLinkEntity,
  whatWhoLinkHistory,
  whoEntity,
  whoHistory,
  whoWhoLinkEntity,
  whoWhoLinkHistory,
} from './entities/who.ts';
export { whoCategoryEntity, whoCategoryHistory, whoGroupEntity, whoGroupHistory } from './entities/whoLabel.ts';
