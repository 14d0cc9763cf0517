import { useNavigate } from "react-router";
import { m } from "#messages";
import { currentGarage } from "../garage/garage-store.ts";
import { VehicleForm } from "../garage/vehicle-form.tsx";

/** Selects a vehicle and leads to the parts that fit it. */
export function FinderForm({ onOver }: { onOver: () => void }) {
  const navigate = useNavigate();
  const go = () => {
    onOver();
    const { current } = currentGarage();
    if (current) void navigate(`/products?filter_vehicle=${current.id}`);
  };
  return <VehicleForm onAdded={go} submitText={m.finder_submit()} />;
}
