import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { Button } from "@pecacerta/ui/button.tsx";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { describeFitment, describeFitmentDetails, FITMENT_FIELD_NAMES, fitmentTexts } from "../texts/fitment-texts.ts";
import { FitmentFields } from "./fitment-fields.tsx";
import { VehicleCount } from "./vehicle-count.tsx";

type FitmentRowProps = {
  fitment: StaffFitmentDto;
  vehicles: number | undefined;
  isEdited: boolean;
  isReadOnly: boolean;
  errorOf: (part: string) => string | undefined;
  onEdit: (isEdited: boolean) => void;
  onChange: (fitment: StaffFitmentDto) => void;
  onRemove: () => void;
};

export function FitmentRow({ fitment, vehicles, isReadOnly, errorOf, onEdit, onRemove, ...rest }: FitmentRowProps) {
  const text = describeFitment(fitment);
  const hasError = Object.keys(FITMENT_FIELD_NAMES).some((field) => errorOf(field) !== undefined);
  const isEdited = rest.isEdited || hasError;
  const details = describeFitmentDetails(fitment);
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere">
          {text} {details.length > 0 ? <span className="note">{details.join(" · ")}</span> : null}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <VehicleCount count={vehicles} />
          {isReadOnly ? null : (
            <>
              <Button
                variant="quiet"
                small
                aria-expanded={isEdited}
                aria-label={fitmentTexts.edit(text)}
                onClick={() => onEdit(!isEdited)}
              >
                {isEdited ? fitmentTexts.close : fitmentTexts.editShort}
              </Button>
              <Button variant="quiet" small aria-label={fitmentTexts.remove(text)} onClick={onRemove}>
                <Trash2 size={16} />
              </Button>
            </>
          )}
        </span>
      </div>
      {isEdited && !isReadOnly ? <FitmentFields {...{ fitment, errorOf }} onChange={rest.onChange} /> : null}
    </li>
  );
}
