import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { Button } from "@pecacerta/ui/button.tsx";
import { Copy } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { FitmentRows } from "./fitment-rows.tsx";
import { FitmentTextField } from "./fitment-text-field.tsx";
import { addFitments } from "./parsed-rows.ts";

const EquivalentsDialog = lazy(async () => ({ default: (await import("./equivalents-dialog.tsx")).EquivalentsDialog }));

type ProductFitmentsProps = {
  /** Of the product; null before it is created. */
  id: string | null;
  fitments: readonly StaffFitmentDto[];
  onChange: (fitments: StaffFitmentDto[]) => void;
  /** `part`: `0.yearFrom`. */
  errorOf: (part: string) => string | undefined;
  isReadOnly?: boolean;
};

/** The fitments of a product: the list is the form's, what is read from a text joins it with a press. */
export function ProductFitments({ id, fitments, onChange, errorOf, isReadOnly = false }: ProductFitmentsProps) {
  const [copies, setCopies] = useState(false);
  const add = (added: StaffFitmentDto[]) => onChange(addFitments(fitments, added));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isReadOnly ? null : <FitmentTextField known={fitments} onAdd={add} />}
      <FitmentRows {...{ fitments, onChange, errorOf, isReadOnly }} />
      {isReadOnly || id === null ? null : (
        <Button variant="secondary" small className="justify-self-start" onClick={() => setCopies(true)}>
          <Copy size={16} />
          {fitmentTexts.copy}
        </Button>
      )}
      <Suspense>
        {copies && id !== null ? (
          <EquivalentsDialog id={id} known={fitments} onAdd={add} onClose={() => setCopies(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
