import {
  companyEntity,
  type CompanyItem,
  type LinkTypeItem,
  maturityItemEntity,
  type MaturityItemItem,
  priorityEntity,
  type PriorityItem,
  referenceTypeEntity,
  whoWhatLinkTypeEntity,
  whoWhoLinkTypeEntity,
} from '#lambdas/entities/company/company.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { SettingKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { company_settings } from '#shared/contract/company/company_settings.ts';
import type { Company } from '#shared/model/company/settings.ts';
import { compareNames } from '#shared/rules/compareNames.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], Query: ['COMPANY'] };

export const handler = implementQuery(company_settings, {
  load: ({ reader }) =>
    Promise.all([
      reader.get<[CompanyItem]>([rowKeys.company(reader.keys)]),
      reader.range<Stored>(rowKeys.settings(reader.keys)),
    ]),
  run: async ({ loaded: [[company], stored], person }) => {
    const there = stored.filter((setting) => notDeleted(setting) !== undefined);
    const of = <Item>(kind: SettingKind) => there.filter(({ type }) => type === kind) as Item[];
    // Priorities have an order of their own; the other settings are sorted by name.
    const byName = <Named extends { name: string }>(settings: Named[]) =>
      settings.sort((a, b) => compareNames(a.name, b.name));
    return {
      ...(company === undefined ? unsetCompany(person.company) : companyEntity.present(company)),
      priorities: of<PriorityItem>('priority').map((item) => priorityEntity.present(item)),
      who_what_link_type: byName(
        of<LinkTypeItem>('who_what_link_type').map((item) => whoWhatLinkTypeEntity.present(item)),
      ),
      who_who_link_type: byName(
        of<LinkTypeItem>('who_who_link_type').map((item) => whoWhoLinkTypeEntity.present(item)),
      ),
      reference_link: byName(of<LinkTypeItem>('reference_link').map((item) => referenceTypeEntity.present(item))),
      maturity: byName(of<MaturityItemItem>('maturity').map((item) => maturityItemEntity.present(item))),
    };
  },
});

/** A company whose first administrator has not signed up yet. */
const unsetCompany = (id: string): Company => ({
  id,
  version: 0,
  priorityOrder: [],
  hierarchyTopContainer: null,
  countsHiddenReleases: false,
});
