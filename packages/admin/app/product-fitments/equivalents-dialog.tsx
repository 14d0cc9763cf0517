import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { EquivalentFitmentsDto } from "@pecacerta/contract/admin/fitments";
import { missingFitments } from "@pecacerta/rules/fitment-merge";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { describeFitment, fitmentTexts } from "../texts/fitment-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { useEquivalents } from "./fitment-queries.ts";

type EquivalentsDialogProps = {
  id: string;
  known: readonly StaffFitmentDto[];
  onAdd: (fitments: StaffFitmentDto[]) => void;
  onClose: () => void;
};

export function EquivalentsDialog({ id, known, onAdd, onClose }: EquivalentsDialogProps) {
  const { data, isError } = useEquivalents(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={fitmentTexts.copyTitle}
      closeLabel={shellTexts.close}
      className="dialog-sheet"
    >
      {isError ? <Notice tone="failure">{fitmentTexts.copyFailed}</Notice> : null}
      {data || isError ? null : <Skeleton className="h-32 w-full" />}
      {data?.length === 0 ? <p>{fitmentTexts.copyNone}</p> : null}
      <ul className="divided">
        {data?.map((equivalent) => (
          <EquivalentItem key={equivalent.id} {...{ equivalent, known, onAdd }} />
        ))}
      </ul>
    </Dialog>
  );
}

type EquivalentItemProps = Pick<EquivalentsDialogProps, "known" | "onAdd"> & { equivalent: EquivalentFitmentsDto };

function EquivalentItem({ equivalent, known, onAdd }: EquivalentItemProps) {
  const { name, numbers, missing } = equivalent;
  const added = missingFitments(known, missing);
  return (
    <li className="grid gap-2 py-3">
      <p className="wrap-anywhere">
        <b>{name}</b> <span className="note">{partIdentity(equivalent)}</span>
      </p>
      <p className="note wrap-anywhere">{fitmentTexts.numbers(numbers.join(", "))}</p>
      {added.length === 0 ? (
        <p>{fitmentTexts.copySame}</p>
      ) : (
        <>
          <details>
            <summary>{fitmentTexts.copyMissing(added.length)}</summary>
            <ul className="bullets wrap-anywhere pt-2">
              {added.map((fitment) => (
                <li key={JSON.stringify(fitment)}>{describeFitment(fitment)}</li>
              ))}
            </ul>
          </details>
          <Button small variant="secondary" className="justify-self-start" onClick={() => onAdd(added)}>
            {fitmentTexts.add(added.length)}
          </Button>
        </>
      )}
    </li>
  );
}
