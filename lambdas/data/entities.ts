// Written by `npm run generate` from the files in the folder `entities`.
export { accessEntity, userEntity } from './entities/access.ts';
export { accessRequestEntity } from './entities/accessRequest.ts';
export { changeRequestEntity, changeRequestMemberEntity } from './entities/changeRequest.ts';
export {
  companyEntity,
  maturityItemEntity,
  priorityEntity,
  referenceTypeEntity,
  whoWhatLinkTypeEntity,
  whoWhoLinkTypeEntity,
} from './entities/company.ts';
export { epicEntity } from './entities/epic.ts';
export { epicNotesEntity } from './entities/epicNotes.ts';
export { exploreObjectEntity } from './entities/exploreObject.ts';
export { releaseEntity } from './entities/release.ts';
export { releaseWhatEntity } from './entities/releaseWhat.ts';
export { companyWhatEntity, companyWhoEntity } from './entities/shared.ts';
export { memberEntity, storyMapEntity } from './entities/storyMap.ts';
export { whatEntity } from './entities/what.ts';
export { whatMaturityEntity, whatReferenceEntity, whatTextEntity } from './entities/whatDetails.ts';
export { whatWhoLinkEntity, whoEntity, whoWhoLinkEntity } from './entities/who.ts';
export { whoCategoryEntity, whoGroupEntity } from './entities/whoLabel.ts';
