import type { FitmentDto } from "@pecacerta/contract/fitment";
import { type Text, useText } from "../../texts/text.ts";

export function FitmentTableRow({ fitment, isForChosenVehicle }: { fitment: FitmentDto; isForChosenVehicle: boolean }) {
  const text = useText();
  const { model, family, engine, fuel, body, position, quantity, note, source, excluded } = fitment;
  const conditions = [family ? model : null, engine, fuel, body].filter(Boolean).join(" · ");
  const placement = [position, quantity === null ? null : text("TEXT_FITMENT_QUANTITY", { quantity })].filter(Boolean);
  return (
    <tr className={isForChosenVehicle ? "fitment-mine" : undefined} aria-current={isForChosenVehicle || undefined}>
      <td>
        {yearsLabel(fitment, text)}
        {isForChosenVehicle ? <span className="fitment-tag fitment-own">{text("TEXT_FITMENT_MINE")}</span> : null}
      </td>
      <td>{conditions || text("TEXT_FITMENT_ANY")}</td>
      <td>
        {excluded ? <span className="fitment-tag fitment-not">{text("TEXT_FITMENT_NOT")}</span> : null}
        {placement.length > 0 ? <span className="block">{placement.join(" · ")}</span> : null}
        {note ? <span className="fitment-note">{note}</span> : null}
        {source ? <span className="fitment-source">{text("TEXT_FITMENT_SOURCE", { source })}</span> : null}
      </td>
    </tr>
  );
}

function yearsLabel({ yearFrom, yearTo }: FitmentDto, text: Text): string {
  if (yearTo === null) return text("TEXT_FITMENT_ONWARDS", { year: yearFrom });
  return yearFrom === yearTo ? `${yearFrom}` : `${yearFrom}–${yearTo}`;
}
