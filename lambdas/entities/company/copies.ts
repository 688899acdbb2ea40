import { objectiveEntity } from '#lambdas/entities/frame/objective.ts';
import { problemEntity } from '#lambdas/entities/frame/problem.ts';
import { whatEntity } from '#lambdas/entities/what/what.ts';
import { whoEntity } from '#lambdas/entities/who/who.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys, Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { CopiedKind } from '#shared/model/frame.ts';

/** How an entity of the company is copied to the maps that use it. */
type Copies = {
  /** The company's row. */
  company: (keys: Keys, id: string) => Key;
  /** The maps that use it. */
  uses: (keys: Keys, id: string) => Range;
  /** The copies: all of a map, the one of an entity, and their definition. */
  ofMap: (keys: Keys, containerId: string) => Range;
  onMap: (keys: Keys, containerId: string, id: string) => Key;
  entity: AnyEntity;
  /** The fields of a copy of a company's row. */
  fieldsOf: (company: Row) => Readonly<Record<string, unknown>>;
};

const named = ({ name }: Row) => ({ name, nameLower: String(name).toLowerCase() });

/** All entities of a company with copies on maps (rules change.6, objective.3, problem.3). */
export const copies: Readonly<Record<CopiedKind, Copies>> = {
  what: {
    company: (keys, id) => rowKeys.shared(keys, 'what', id),
    uses: (keys, id) => rowKeys.sharedUses(keys, 'what', id),
    ofMap: rowKeys.whats,
    onMap: rowKeys.what,
    entity: whatEntity,
    fieldsOf: ({ text }) => ({ description: text }),
  },
  who: {
    company: (keys, id) => rowKeys.shared(keys, 'who', id),
    uses: (keys, id) => rowKeys.sharedUses(keys, 'who', id),
    ofMap: rowKeys.whos,
    onMap: rowKeys.who,
    entity: whoEntity,
    fieldsOf: ({ text }) => ({ name: text }),
  },
  objective: {
    company: (keys, id) => rowKeys.companyFrame(keys, 'objective', id),
    uses: (keys, id) => rowKeys.frameUses(keys, 'objective', id),
    ofMap: rowKeys.objectives,
    onMap: rowKeys.objective,
    entity: objectiveEntity,
    fieldsOf: named,
  },
  problem: {
    company: (keys, id) => rowKeys.companyFrame(keys, 'problem', id),
    uses: (keys, id) => rowKeys.frameUses(keys, 'problem', id),
    ofMap: rowKeys.problems,
    onMap: rowKeys.problem,
    entity: problemEntity,
    fieldsOf: (company) => ({ ...named(company), solved: company['solved'] }),
  },
};

/** The kinds by name. */
export const copiedKinds = Object.keys(copies) as CopiedKind[];

/** Whether a copy shows something else than the company's row. */
export function isBehind(kind: CopiedKind, copy: Row, company: Row): boolean {
  return Object.entries(copies[kind].fieldsOf(company)).some(([field, value]) => copy[field] !== value);
}

/** The steps that bring a copy up to date, unless the company's row has changed since it was read. */
export function updateCopy(kind: CopiedKind, copy: Row, company: Row): Mutation[] {
  const { entity, fieldsOf } = copies[kind];
  return [
    change(entity, copy, fieldsOf(company)),
    { do: 'require', key: company, require: [{ attribute: 'version', equals: company.version }] },
  ];
}

/** Whether entities of a kind are copied to maps: releases, maps and initiatives are not. */
export const isCopied = (kind: string): kind is CopiedKind => kind in copies;
