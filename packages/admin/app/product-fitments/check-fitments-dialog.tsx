import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { VERDICT_TONES } from "@pecacerta/rules/fitment";
import { formatVehicleName } from "@pecacerta/rules/vehicle-name";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useState } from "react";
import { createPortal } from "react-dom";
import { refusalOf } from "../client/staff-queries.ts";
import { describeFitment } from "../texts/fitment-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { vehicleChoiceTexts as texts } from "../texts/vehicle-choice-texts.ts";
import { useCheckedFitments } from "./fitment-queries.ts";
import { type CheckedFitments, shopperVerdict } from "./shopper-verdict.ts";
import { VehicleFields } from "./vehicle-fields.tsx";

type CheckedList = { fitments: readonly StaffFitmentDto[]; compatibility: ProductFieldsDto["compatibility"] };

/** Judges the rows as they are in the form, saved or not. */
export function CheckFitmentsDialog({ onClose, ...list }: CheckedList & { onClose: () => void }) {
  const [vehicle, setVehicle] = useState("");
  const { data, error } = useCheckedFitments({ ...list, vehicle });
  return createPortal(
    <Dialog open onClose={onClose} title={texts.checkTitle} closeLabel={shellTexts.close} className="dialog-sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <VehicleFields vehicle={vehicle} onChoose={setVehicle} />
        {vehicle !== "" && !data && !error ? <Skeleton className="h-20 w-full" /> : null}
        {error ? <Notice tone="failure">{productRefusalText(refusalOf(error))}</Notice> : null}
        {data && vehicle !== "" ? <CheckResult checked={data} compatibility={list.compatibility} /> : null}
      </div>
    </Dialog>,
    document.body,
  );
}

function CheckResult({ checked, compatibility }: { checked: CheckedFitments } & Pick<CheckedList, "compatibility">) {
  const [title, ...reasons] = shopperVerdict(checked, formatVehicleName(checked.vehicle));
  return (
    <Notice tone={VERDICT_TONES[checked.verdict]}>
      <div className="grid gap-1">
        <p className="strong">{title}</p>
        {reasons.map((reason) => (
          <p key={reason} className="wrap-anywhere">
            {reason}
          </p>
        ))}
        <p className="note wrap-anywhere">
          {checked.row ? texts.decidedBy(describeFitment(checked.row)) : texts.noRow[compatibility]}
        </p>
      </div>
    </Notice>
  );
}
