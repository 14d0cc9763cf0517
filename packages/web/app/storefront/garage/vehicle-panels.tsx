import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Plus } from "@pecacerta/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { currentGarage, useGarage } from "./garage-store.ts";
import { myCarHref } from "./my-car-url.ts";
import { VehicleForm } from "./vehicle-form.tsx";
import { VehicleList } from "./vehicle-list.tsx";
import { vehicleName } from "./vehicle-name.ts";
import { VinForm } from "./vin-form.tsx";
import "./vehicle-panels.css";

export function VehiclePanels() {
  const isEmpty = useGarage(({ garage }) => garage.items.length === 0);
  const currentId = useGarage(({ garage }) => garage.current?.id);
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const view = isEmpty || isAdding ? "form" : "list";
  const { heading, first } = useFocusOnChange(view);
  const onAdded = () => {
    const { current } = currentGarage();
    setAdding(false);
    if (current) setAnnouncement(m.vehicle_added({ vehicle: vehicleName(current) }));
  };
  const onRemoved = (vehicle: string) => {
    setAnnouncement(m.vehicle_removed({ vehicle }));
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="vehicle-title">
        {view === "form" ? m.find_your_vehicle() : m.your_vehicles()}
      </h2>
      {view === "form" ? (
        <>
          <p className="vehicle-hint">{m.find_your_vehicle_hint()}</p>
          <VehicleForm {...{ onAdded, first }}>
            {isEmpty ? null : (
              <Button variant="quiet" onClick={() => setAdding(false)}>
                {m.back_to_vehicles()}
              </Button>
            )}
          </VehicleForm>
          <VinForm onAdded={onAdded} />
        </>
      ) : (
        <>
          <VehicleList onRemoved={onRemoved} />
          {currentId === undefined ? null : (
            <ButtonLink href={myCarHref(currentId)} wide className="mb-2">
              {m.finder_submit()}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus size={18} />
            {m.add_vehicle()}
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
