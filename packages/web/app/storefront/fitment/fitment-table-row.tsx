import type { FitmentDto } from "@pecacerta/contract/fitment";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import "./fitment-section.css";

export function FitmentTableRow({ fitment, isForChosenVehicle }: { fitment: FitmentDto; isForChosenVehicle: boolean }) {
  const { model, family, engine, fuel, body, position, quantity, note, source, excluded } = fitment;
  const conditions = [family ? model : null, engine, fuel, body].filter(Boolean).join(" · ");
  const placement = [position, quantity === null ? null : m.fit_quantity(pluralInputs(quantity))].filter(Boolean);
  return (
    <tr className={isForChosenVehicle ? "fitment-mine" : undefined} aria-current={isForChosenVehicle || undefined}>
      <td>
        {yearsLabel(fitment)}
        {isForChosenVehicle ? <span className="fitment-tag fitment-own">{m.fitment_mine()}</span> : null}
      </td>
      <td>{conditions || m.fitment_any()}</td>
      <td>
        {excluded ? <span className="fitment-tag fitment-not">{m.fitment_not()}</span> : null}
        {placement.length > 0 ? <span className="block">{placement.join(" · ")}</span> : null}
        {note ? <span className="fitment-note">{note}</span> : null}
        {source ? <span className="fitment-source">{m.fitment_source({ source })}</span> : null}
      </td>
    </tr>
  );
}

function yearsLabel({ yearFrom, yearTo }: FitmentDto): string {
  if (yearTo === null) return m.fitment_onwards({ year: yearFrom });
  return yearFrom === yearTo ? `${yearFrom}` : `${yearFrom}–${yearTo}`;
}
