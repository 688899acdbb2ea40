import { type ReactNode, useState } from 'react';
import { objectiveExists, problemExists } from '#shared/errors.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { isVisible } from '#shared/model/textRule.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as texts from '#shared/texts/frame.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { FrameField, NOTHING_NAMED } from './FrameField.tsx';

/** The input of a command that takes a new objective or problem by its name, or one of the company by its id. */
type Named<Kind extends FrameKind> = { name: string } | Record<`${Kind}Id`, string>;

type Props<Kind extends FrameKind> = Openable & {
  kind: Kind;
  title: string;
  /** Leaves out what is on this story map. */
  excludeContainer?: string;
  /** Left out too. */
  without?: ReadonlySet<string>;
  /** What is on this story map. */
  ofMap: readonly { id: string; name: string }[];
  /** Whether what is on this story map can be added: it is offered until something is typed. */
  takesOfMap?: boolean;
  command: { isPending: boolean };
  /** Whether it stays open after adding, for the next one. */
  addsSeveral?: boolean;
  /** Adds it. A failure shows as a toast, and what was typed stays. */
  add: (named: Named<Kind>, outcome: { onSuccess: () => void; onError: (error: ApiError) => void }) => void;
  /** The error of other fields: the dialog does not submit. */
  problem?: string | undefined;
  /** More fields. @param isNew false for one of the company @param isTried whether adding was tried */
  children?: (isNew: boolean, isTried: boolean) => ReactNode;
};

const EXISTS = { objective: objectiveExists, problem: problemExists } as const;

/** The one with a name, as people tell names apart. */
const named = (all: readonly { id: string; name: string }[], name: string) =>
  all.find((one) => foldText(one.name) === foldText(name));

/** Asks for a new objective or problem, or one of the company. */
export function FrameDialog<Kind extends FrameKind>({ open, ...props }: Props<Kind>) {
  // Remounts on reopening, to start empty.
  const [wasOpen, setWasOpen] = useState(open);
  const [round, setRound] = useState(0);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setRound(round + 1);
  }
  return <Form key={round} open={open} {...props} />;
}

function Form<Kind extends FrameKind>({
  open,
  onClose,
  kind,
  title,
  excludeContainer,
  without,
  ofMap,
  takesOfMap = false,
  addsSeveral = false,
  command,
  add,
  problem: other,
  children,
}: Props<Kind>) {
  const [value, setValue] = useState(NOTHING_NAMED);
  const [isTried, setTried] = useState(false);
  const name = value.name.trim();
  const missing = !isVisible(name) ? texts.nameRequired : undefined;
  const known = value.id === null && name !== '' ? named(ofMap, name) : undefined;
  const isTaken = known !== undefined && (!takesOfMap || without?.has(known.id) === true);
  const taken = isTaken ? EXISTS[kind].message : undefined;
  const problem = tooLong(name) ?? taken ?? (isTried ? missing : undefined);
  const id = value.id ?? known?.id ?? null;
  const showError = useCreationError();
  const clear = () => {
    setValue(NOTHING_NAMED);
    setTried(false);
  };
  const submit = () => {
    setTried(true);
    if (command.isPending || problem !== undefined || missing !== undefined || other !== undefined) return;
    add((id === null ? { name } : { [`${kind}Id`]: id }) as Named<Kind>, {
      onSuccess: addsSeveral ? clear : onClose,
      onError: showError,
    });
  };
  return (
    <FormDialog
      open={open}
      title={title}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.add}
      loading={command.isPending}
      // The toast already shows the error.
      error={undefined}
    >
      <FrameField
        kind={kind}
        value={value}
        onChange={setValue}
        {...(excludeContainer !== undefined && { excludeContainer })}
        {...(without !== undefined && { without })}
        suggested={takesOfMap ? ofMap : []}
        isNew={known === undefined}
        problem={problem}
        onEnter={submit}
      />
      {children?.(id === null, isTried)}
    </FormDialog>
  );
}
