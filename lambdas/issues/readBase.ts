import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { CallError } from '#shared/CallError.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { DriftBase } from '#shared/model/drift.ts';
import { baseOf, type Compared, comparedIssue } from '#shared/rules/drift.ts';
import { askTracker } from './askTracker.ts';

/**
 * The values of an epic and of its new issue, to know later which side has changed. The link is right without them, so
 * undefined when the tracker does not tell.
 */
export async function readBase(
  company: CompanyDomain,
  integration: IntegrationItem,
  epic: Compared,
): Promise<DriftBase | undefined> {
  try {
    return baseOf(epic, comparedIssue(await askTracker(company, integration, 'issue', epic.key)));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return undefined;
  }
}
