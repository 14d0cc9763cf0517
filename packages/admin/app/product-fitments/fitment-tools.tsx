import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { CarFront, Copy, List } from "@pecacerta/ui/icons.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { vehicleChoiceTexts } from "../texts/vehicle-choice-texts.ts";

const PickFitmentsDialog = lazy(async () => ({
  default: (await import("./pick-fitments-dialog.tsx")).PickFitmentsDialog,
}));
const EquivalentsDialog = lazy(async () => ({ default: (await import("./equivalents-dialog.tsx")).EquivalentsDialog }));
const CheckFitmentsDialog = lazy(async () => ({
  default: (await import("./check-fitments-dialog.tsx")).CheckFitmentsDialog,
}));

type FitmentToolsProps = {
  id: string | null;
  fitments: readonly StaffFitmentDto[];
  compatibility: ProductFieldsDto["compatibility"];
  onAdd: (fitments: StaffFitmentDto[]) => void;
  isReadOnly: boolean;
  children?: ReactNode;
};

/** Other ways to fill the list, and to check it. */
export function FitmentTools({ id, fitments, compatibility, onAdd, isReadOnly, children }: FitmentToolsProps) {
  const [opened, setOpened] = useState<"pick" | "copy" | "check">();
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {isReadOnly ? null : (
        <Button variant="secondary" small onClick={() => setOpened("pick")}>
          <List size={16} />
          {vehicleChoiceTexts.pick}
        </Button>
      )}
      {isReadOnly || id === null ? null : (
        <Button variant="secondary" small onClick={() => setOpened("copy")}>
          <Copy size={16} />
          {fitmentTexts.copy}
        </Button>
      )}
      <Button variant="secondary" small onClick={() => setOpened("check")}>
        <CarFront size={16} />
        {vehicleChoiceTexts.check}
      </Button>
      {children}
      <Suspense>
        {opened === "pick" ? <PickFitmentsDialog known={fitments} onAdd={onAdd} onClose={close} /> : null}
        {opened === "copy" && id !== null ? (
          <EquivalentsDialog id={id} known={fitments} onAdd={onAdd} onClose={close} />
        ) : null}
        {opened === "check" ? <CheckFitmentsDialog {...{ fitments, compatibility }} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
