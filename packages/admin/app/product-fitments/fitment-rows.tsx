import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { Button } from "@pecacerta/ui/button.tsx";
import { useState } from "react";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { useVehicleCounts } from "./fitment-queries.ts";
import { FitmentRow } from "./fitment-row.tsx";

const SHOWN_AT_FIRST = 50;

type FitmentRowsProps = {
  fitments: readonly StaffFitmentDto[];
  onChange: (fitments: StaffFitmentDto[]) => void;
  errorOf: (part: string) => string | undefined;
  isReadOnly: boolean;
};

export function FitmentRows({ fitments, onChange, errorOf, isReadOnly }: FitmentRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [edited, setEdited] = useState<number>();
  const [removed, setRemoved] = useState<{ fitment: StaffFitmentDto; at: number }>();
  const counts = useVehicleCounts(fitments);
  const shown = showsAll ? fitments : fitments.slice(0, SHOWN_AT_FIRST);
  function remove(at: number, fitment: StaffFitmentDto) {
    setRemoved({ fitment, at });
    setEdited(undefined);
    onChange(fitments.filter((_, other) => other !== at));
  }
  function restore() {
    if (!removed) return;
    onChange(fitments.toSpliced(removed.at, 0, removed.fitment));
    setRemoved(undefined);
  }
  if (fitments.length === 0 && !removed) return <p className="note">{fitmentTexts.none}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="note">{fitmentTexts.rows(fitments.length)}</p>
      {removed ? (
        <div role="status" className="notice flex flex-wrap items-center justify-between gap-2">
          <span>{fitmentTexts.removed}</span>
          <Button small variant="secondary" autoFocus onClick={restore}>
            {fitmentTexts.undo}
          </Button>
        </div>
      ) : null}
      <ul className="divided">
        {shown.map((fitment, at) => (
          <FitmentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
            key={at}
            {...{ fitment, isReadOnly, vehicles: counts?.[at], isEdited: edited === at }}
            errorOf={(part) => errorOf(`${at}.${part}`)}
            onEdit={(isEdited) => setEdited(isEdited ? at : undefined)}
            onChange={(changed) => onChange(fitments.with(at, changed))}
            onRemove={() => remove(at, fitment)}
          />
        ))}
      </ul>
      {shown.length < fitments.length ? (
        <Button variant="secondary" small className="justify-self-start" onClick={() => setShowsAll(true)}>
          {fitmentTexts.showAll(fitments.length)}
        </Button>
      ) : null}
    </div>
  );
}
