import { useState } from 'react';
import type { Benefit, Objective } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import * as listTexts from '#shared/texts/lists.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit, plus, trash } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { BenefitList } from '#web/components/frame/BenefitList.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { FramePanel } from './FramePanel.tsx';

const BenefitDialog = lazyDialog(() => import('../dialogs/BenefitDialog.tsx').then((file) => file.BenefitDialog));
const DeleteBenefitDialog = lazyDialog(() =>
  import('../dialogs/DeleteBenefitDialog.tsx').then((file) => file.DeleteBenefitDialog),
);

/** The benefits of an objective, which editors add, change and delete (rule objective.9). */
export function Benefits({ objective, benefits }: { objective: Objective; benefits: readonly Benefit[] }) {
  const mayEdit = useMayEdit();
  // The benefits stay while their dialogs fade out, so that their names do not disappear first.
  const [edited, setEdited] = useState<{ benefit: Benefit | undefined; open: boolean; round: number }>();
  const [deleted, setDeleted] = useState<{ benefit: Benefit; open: boolean }>();
  const open = (benefit?: Benefit) =>
    setEdited((current) => ({ benefit, open: true, round: (current?.round ?? 0) + 1 }));
  const add = (
    <Button variant={benefits.length === 0 ? 'contained' : 'text'} start={<Icon path={plus} />} onClick={() => open()}>
      {texts.addBenefit}
    </Button>
  );
  const actionsOf = (benefit: Benefit) => (
    <>
      <QuietButton label={texts.editNamed({ name: benefit.name })} onClick={() => open(benefit)}>
        <Icon path={edit} small />
      </QuietButton>
      <QuietButton
        label={texts.deleteNamed({ name: benefit.name })}
        onClick={() => setDeleted({ benefit, open: true })}
      >
        <Icon path={trash} small />
      </QuietButton>
    </>
  );
  return (
    <div>
      <FramePanel title={texts.benefits} action={mayEdit && benefits.length > 0 && add}>
        {benefits.length === 0 ? (
          <EmptyState title={listTexts.empty} text={texts.noBenefitsHelp} action={mayEdit && add} />
        ) : (
          <BenefitList
            label={texts.benefitsOf({ name: objective.name })}
            benefits={benefits}
            actionsOf={mayEdit ? actionsOf : undefined}
          />
        )}
      </FramePanel>
      {edited !== undefined && (
        <BenefitDialog
          key={edited.round}
          open={edited.open}
          objectiveId={objective.id}
          benefit={benefits.find(({ id }) => id === edited.benefit?.id) ?? edited.benefit}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
      {deleted !== undefined && (
        <DeleteBenefitDialog
          open={deleted.open}
          benefit={deleted.benefit}
          onClose={() => setDeleted({ ...deleted, open: false })}
        />
      )}
    </div>
  );
}
