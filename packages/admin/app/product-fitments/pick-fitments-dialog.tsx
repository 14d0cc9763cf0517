import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { missingFitments } from "@pecacerta/rules/fitment-merge";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { type SubmitEvent, useState } from "react";
import { createPortal } from "react-dom";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { EngineChoices } from "./engine-choices.tsx";
import { FamilyChoices } from "./family-choices.tsx";
import { type PickedYears, pickFitments } from "./picked-fitments.ts";
import { VehicleMakeFields } from "./vehicle-make-fields.tsx";
import { useVehicleFamilies, type VehicleMakeKey } from "./vehicle-queries.ts";
import { YearRangeFields } from "./year-range-fields.tsx";

type PickFitmentsDialogProps = {
  known: readonly StaffFitmentDto[];
  onAdd: (fitments: StaffFitmentDto[]) => void;
  onClose: () => void;
};

const NO_YEARS: PickedYears = { yearFrom: null, yearTo: null };

/** Outside the editor's form: forms cannot be nested. */
export const PickFitmentsDialog = (props: PickFitmentsDialogProps) =>
  createPortal(
    <FormDialog title={texts.pickTitle} onClose={props.onClose}>
      <PickFitmentsForm {...props} />
    </FormDialog>,
    document.body,
  );

function PickFitmentsForm({ known, onAdd, onClose }: PickFitmentsDialogProps) {
  const [key, setKey] = useState<VehicleMakeKey>({ type: 1, make: "" });
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const [years, setYears] = useState(NO_YEARS);
  const [engines, setEngines] = useState<ReadonlySet<string>>(new Set());
  const { data, isError } = useVehicleFamilies(key);
  const families = data?.filter(({ family }) => names.has(family)) ?? [];
  const picked = pickFitments({ ...key, ...years, families, engines: [...engines] }, new Date().getFullYear());
  const added = missingFitments(known, picked);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (added.length === 0) return;
    onAdd(added);
    onClose();
  };
  return (
    <form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <VehicleMakeFields
        {...key}
        onChoose={(chosen) => {
          setKey(chosen);
          setNames(new Set());
          setEngines(new Set());
        }}
      />
      {isError ? <Notice tone="failure">{texts.failed}</Notice> : null}
      {key.make !== "" && !data && !isError ? <Skeleton className="h-32 w-full" /> : null}
      {data ? <FamilyChoices key={key.make} families={data} chosen={names} onChoose={setNames} /> : null}
      {families.length > 0 ? (
        <>
          <YearRangeFields years={years} onChange={setYears} />
          <EngineChoices {...{ families, years, chosen: engines }} onChoose={setEngines} />
          <p role="status" className="note">
            {picked.length === 0 ? texts.nothing : added.length === 0 ? texts.known : fitmentTexts.found(added.length)}
          </p>
        </>
      ) : null}
      <Button type="submit" wide aria-disabled={added.length === 0}>
        {fitmentTexts.add(added.length)}
      </Button>
    </form>
  );
}
