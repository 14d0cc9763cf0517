import { EMPTY_VEHICLE_SELECTION, findChoice, selectAtLevel } from "@pecacerta/rules/vehicle-selection";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { currentGarage } from "./garage-store.ts";
import { myCarHref } from "./my-car-url.ts";
import type { VehicleFormStart } from "./use-vehicle-form.ts";
import { VehicleForm } from "./vehicle-form.tsx";
import type { VehicleFormData } from "./vehicle-form-data.ts";
import { vehicleTypeChoices } from "./vehicle-types.ts";

/** What was chosen before scripts ran: the codes of type, brand and model. */
export type EarlyChoices = Readonly<Record<"type" | "brand" | "model", string>>;

type Props = { data: VehicleFormData; early: EarlyChoices; onOver: () => void };

export function FinderForm({ data, early, onOver }: Props) {
  const navigate = useNavigate();
  const go = () => {
    onOver();
    const { current } = currentGarage();
    if (current) void navigate(myCarHref(current.id));
  };
  return <VehicleForm onAdded={go} submitText={m.finder_submit()} start={startOf(data, early)} isShort />;
}

function startOf(
  { type, brand, brands, models, years, model }: VehicleFormData,
  early: EarlyChoices,
): VehicleFormStart {
  const ofType = selectAtLevel(EMPTY_VEHICLE_SELECTION, "type", findChoice(vehicleTypeChoices(), early.type));
  if (early.type !== type) return { selection: ofType };
  const ofBrand = selectAtLevel(ofType, "brand", findChoice(brands, early.brand));
  if (early.brand !== brand?.code) return { selection: ofBrand, lists: { brand: brands } };
  const ofModel = selectAtLevel(ofBrand, "model", findChoice(models, early.model));
  const lists = { brand: brands, model: models };
  return { selection: ofModel, lists: early.model === model?.code ? { ...lists, year: years } : lists };
}
