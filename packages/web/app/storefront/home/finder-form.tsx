import { useNavigate } from "react-router";
import { useHomeText } from "../../texts/home-text.ts";
import { currentGarage } from "../garage/garage-store.ts";
import { VehicleForm } from "../garage/vehicle-form.tsx";

/** Selects a vehicle and leads to the parts that fit it. */
export function FinderForm({ onOver }: { onOver: () => void }) {
  const text = useHomeText();
  const navigate = useNavigate();
  const go = () => {
    onOver();
    const { current } = currentGarage();
    if (current) void navigate(`/products?filter_vehicle=${current.id}`);
  };
  return <VehicleForm onAdded={go} submitText={text("TEXT_FINDER_SUBMIT")} />;
}
