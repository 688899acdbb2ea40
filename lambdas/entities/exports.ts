// Written by `npm run generate` from the files in the folders beside it.
export { changeRequestExport, changeRequestMemberExport } from './change_request/changeRequest.ts';
export { companyLogExport, initiativeLogExport, storyMapLogExport } from './company/changeLogExports.ts';
export {
  companyExport,
  maturityItemExport,
  priorityExport,
  referenceTypeExport,
  whoWhatLinkTypeExport,
  whoWhoLinkTypeExport,
} from './company/company.ts';
export { companyExportExport } from './company/companyExport.ts';
export { companyWhatExport, companyWhoExport } from './company/shared.ts';
export { epicExport } from './epic/epic.ts';
export { epicNotesExport } from './epic/epicNotes.ts';
export { exploreObjectExport } from './epic/exploreObject.ts';
export { benefitExport } from './frame/benefit.ts';
export { companyObjectiveExport, objectiveExport, releaseObjectiveExport } from './frame/objective.ts';
export { companyProblemExport, problemExport, problemObjectiveExport, releaseProblemExport } from './frame/problem.ts';
export { initiativeExport, initiativeMemberExport } from './initiative/initiative.ts';
export { initiativeReleaseExport, initiativeWhatExport, releaseGroupExport } from './initiative/releaseGroup.ts';
export { integrationExport } from './integration/integration.ts';
export { savedMappingExport } from './integration/savedMapping.ts';
export { accessExport, userExport } from './people/access.ts';
export { companyAccessRequestExport } from './people/companyAccessRequest.ts';
export { releaseExport } from './release/release.ts';
export { releaseWhatExport } from './release/releaseWhat.ts';
export { accessRequestExport } from './story_map/accessRequest.ts';
export { memberExport, storyMapExport } from './story_map/storyMap.ts';
export { whatMaturityExport, whatReferenceExport, whatTextExport } from './what/whatDetails.ts';
export { whatExport } from './what/whatHistory.ts';
export { whatWhoLinkExport, whoExport, whoWhoLinkExport } from './who/who.ts';
export { whoCategoryExport, whoGroupExport } from './who/whoLabel.ts';
