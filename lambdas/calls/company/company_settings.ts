import { company_settings } from '#shared/contract/company/company_settings.ts';
import { presentPriority, type CompanyItem, type PriorityItem } from '#lambdas/data/entities/company.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(company_settings, {
  load: ({ reader }) =>
    Promise.all([reader.get<[CompanyItem]>([reader.keys.company()]), reader.range<PriorityItem>(reader.keys.priorities())]),
  run: async ({ loaded: [[company], priorities] }) => ({
    priorityOrder: company?.priorityOrder ?? [],
    priorities: priorities.map(presentPriority),
  }),
});
