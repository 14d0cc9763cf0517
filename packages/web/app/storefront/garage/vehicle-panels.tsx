import { Button } from "@pecacerta/ui/button.tsx";
import { Plus } from "@pecacerta/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useGarageText } from "../../texts/garage-text.ts";
import { currentGarage, useGarage } from "./garage-store.ts";
import { VehicleForm } from "./vehicle-form.tsx";
import { VehicleList } from "./vehicle-list.tsx";
import { vehicleName } from "./vehicle-name.ts";
import { VinForm } from "./vin-form.tsx";
import "../../css/vehicle-panels.css";

export function VehiclePanels() {
  const text = useGarageText();
  const isEmpty = useGarage(({ garage }) => garage.items.length === 0);
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const view = isEmpty || isAdding ? "form" : "list";
  const { heading, first } = useFocusOnChange(view);
  const onAdded = () => {
    const { current } = currentGarage();
    setAdding(false);
    if (current) setAnnouncement(text("TEXT_VEHICLE_ADDED", { vehicle: vehicleName(current) }));
  };
  const onRemoved = (vehicle: string) => {
    setAnnouncement(text("TEXT_VEHICLE_REMOVED", { vehicle }));
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="vehicle-title">
        {text(view === "form" ? "TEXT_FIND_YOUR_VEHICLE" : "TEXT_YOUR_VEHICLES")}
      </h2>
      {view === "form" ? (
        <>
          <p className="vehicle-hint">{text("TEXT_FIND_YOUR_VEHICLE_HINT")}</p>
          <VehicleForm {...{ onAdded, first }}>
            {isEmpty ? null : (
              <Button variant="quiet" onClick={() => setAdding(false)}>
                {text("TEXT_BACK_TO_VEHICLES")}
              </Button>
            )}
          </VehicleForm>
          <VinForm onAdded={onAdded} />
        </>
      ) : (
        <>
          <VehicleList onRemoved={onRemoved} />
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus size={18} />
            {text("TEXT_ADD_VEHICLE")}
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

// Moves the focus to the new panel, because the old one is gone.
function useFocusOnChange(view: "form" | "list") {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const previousView = useRef(view);
  useEffect(() => {
    if (previousView.current === view) return;
    previousView.current = view;
    (view === "form" ? first.current : heading.current)?.focus();
  }, [view]);
  return { heading, first };
}
