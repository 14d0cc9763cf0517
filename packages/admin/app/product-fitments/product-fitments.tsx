import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { mergeFitments } from "@pecacerta/rules/fitment-merge";
import type { ReactNode } from "react";
import { FitmentRows } from "./fitment-rows.tsx";
import { FitmentTextField } from "./fitment-text-field.tsx";
import { FitmentTools } from "./fitment-tools.tsx";

type ProductFitmentsProps = {
  /** Of the product; null before it is created. */
  id: string | null;
  fitments: readonly StaffFitmentDto[];
  compatibility: ProductFieldsDto["compatibility"];
  onChange: (fitments: StaffFitmentDto[]) => void;
  /** `part`: `0.yearFrom`. */
  errorOf: (part: string) => string | undefined;
  isReadOnly?: boolean;
  /** Told whether a text waits for its rows to be added. Must be stable. */
  onTextWaiting?: (isWaiting: boolean) => void;
  /** More tools. */
  children?: ReactNode;
};

/** The fitments of a product: the list is the form's, what is read from a text joins it with a press. */
export function ProductFitments({
  isReadOnly = false,
  onChange,
  errorOf,
  onTextWaiting,
  ...product
}: ProductFitmentsProps) {
  const { id, fitments } = product;
  const add = (added: StaffFitmentDto[]) => onChange(mergeFitments(fitments, added, "add"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isReadOnly ? null : <FitmentTextField id={id ?? "new"} known={fitments} onAdd={add} onWaiting={onTextWaiting} />}
      <FitmentTools {...product} isReadOnly={isReadOnly} onAdd={add} />
      <FitmentRows {...{ fitments, onChange, errorOf, isReadOnly }} />
    </div>
  );
}
