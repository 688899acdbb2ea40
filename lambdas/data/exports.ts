// Written by `npm run generate` from the files here and in the folder `entities`.
export { companyLogExport, initiativeLogExport, storyMapLogExport } from './changeLogExports.ts';
export { accessExport, userExport } from './entities/access.ts';
export { accessRequestExport } from './entities/accessRequest.ts';
export { benefitExport } from './entities/benefit.ts';
export { changeRequestExport, changeRequestMemberExport } from './entities/changeRequest.ts';
export {
  companyExport,
  maturityItemExport,
  priorityExport,
  referenceTypeExport,
  whoWhatLinkTypeExport,
  whoWhoLinkTypeExport,
} from './entities/company.ts';
export { companyAccessRequestExport } from './entities/companyAccessRequest.ts';
export { companyExportExport } from './entities/companyExport.ts';
export { epicExport } from './entities/epic.ts';
export { epicNotesExport } from './entities/epicNotes.ts';
export { exploreObjectExport } from './entities/exploreObject.ts';
export { initiativeExport, initiativeMemberExport } from './entities/initiative.ts';
export { integrationExport } from './entities/integration.ts';
export { companyObjectiveExport, objectiveExport, releaseObjectiveExport } from './entities/objective.ts';
export {
  companyProblemExport,
  problemExport,
  problemObjectiveExport,
  releaseProblemExport,
} from './entities/problem.ts';
export { releaseExport } from './entities/release.ts';
export { initiativeReleaseExport, initiativeWhatExport, releaseGroupExport } from './entities/releaseGroup.ts';
export { releaseWhatExport } from './entities/releaseWhat.ts';
export { savedMappingExport } from './entities/savedMapping.ts';
export { companyWhatExport, companyWhoExport } from './entities/shared.ts';
export { memberExport, storyMapExport } from './entities/storyMap.ts';
export { whatMaturityExport, whatReferenceExport, whatTextExport } from './entities/whatDetails.ts';
export { whatExport } from './entities/whatHistory.ts';
export { whatWhoLinkExport, whoExport, whoWhoLinkExport } from './entities/who.ts';
export { whoCategoryExport, whoGroupExport } from './entities/whoLabel.ts';
