import { company_settings } from '#shared/contract/company/company_settings.ts';
import {
  presentLinkType,
  presentMaturityItem,
  presentPriority,
  type CompanyItem,
  type LinkTypeItem,
  type MaturityItemItem,
  type PriorityItem,
} from '#lambdas/data/entities/company.ts';
import { alive, type Stored } from '#lambdas/data/items.ts';
import type { SettingKind } from '#lambdas/data/keys.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(company_settings, {
  load: ({ reader }) => Promise.all([reader.get<[CompanyItem]>([reader.keys.company()]), reader.range<Stored>(reader.keys.settings())]),
  run: async ({ loaded: [[company], settings] }) => {
    const there = settings.filter((setting) => alive(setting) !== undefined);
    const of = <Item>(kind: SettingKind) => there.filter(({ type }) => type === kind) as Item[];
    return {
      priorityOrder: company?.priorityOrder ?? [],
      priorities: of<PriorityItem>('priority').map(presentPriority),
      who_what_link_type: of<LinkTypeItem>('who_what_link_type').map(presentLinkType),
      who_who_link_type: of<LinkTypeItem>('who_who_link_type').map(presentLinkType),
      reference_link: of<LinkTypeItem>('reference_link').map(presentLinkType),
      maturity: of<MaturityItemItem>('maturity').map(presentMaturityItem),
    };
  },
});
