import { selectGarageVehicle } from "@pecacerta/rules/garage";
import { ChevronDown, X } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { type ComponentType, useState } from "react";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { closeDropdown, openDropdown, useHeaderDropdown } from "../header-dropdown/header-dropdown.ts";
import { useCloseOnEscape, useCloseOnOutside } from "../header-dropdown/use-close-dropdown.ts";
import { updateGarage, useCurrentVehicle } from "./garage-store.ts";
import { vehicleName } from "./vehicle-name.ts";
import { vehicleIcon } from "./vehicle-types.ts";
import "./vehicle-picker.css";

const close = () => closeDropdown("vehicle");
const clear = () => updateGarage((garage) => selectGarageVehicle(garage, null));

export function VehiclePicker() {
  const vehicle = useCurrentVehicle();
  const isHydrated = useHydrated();
  const isOpen = useHeaderDropdown(({ open }) => open === "vehicle");
  const { Panel, load } = useLazyPanel();
  const containerRef = useCloseOnOutside<HTMLDivElement>("vehicle", isOpen);
  useCloseOnEscape("vehicle", isOpen, containerRef);
  const name = vehicle && vehicleName(vehicle);
  const { vehicleTypes } = useCompany();
  const Icon = vehicleIcon(vehicle?.type ?? vehicleTypes[0] ?? 1);
  const toggle = () => {
    if (isOpen) return close();
    openDropdown("vehicle");
    // Without a connection there is no panel to show.
    load().catch(close);
  };
  return (
    <div className="vehicle" ref={containerRef}>
      <button
        type="button"
        className="vehicle-button"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        aria-controls="vehicle-drop"
        onPointerEnter={() => load().catch(() => undefined)}
        onFocus={() => load().catch(() => undefined)}
        onClick={toggle}
      >
        <Icon size={22} strokeWidth={1.75} />
        <span className="vehicle-said">
          {name ? (
            <>
              <span className="vehicle-serving">{`${m.serving()}: `}</span>
              <span className="vehicle-chosen">{name}</span>
            </>
          ) : (
            m.choose_vehicle()
          )}
        </span>
        <ChevronDown size={16} />
      </button>
      {name ? (
        <button type="button" className="vehicle-clear" aria-label={m.clear_vehicle({ vehicle: name })} onClick={clear}>
          <X size={18} />
        </button>
      ) : null}
      <div id="vehicle-drop" className="vehicle-drop" hidden={!isOpen || !Panel}>
        {isOpen && Panel ? <Panel /> : null}
      </div>
    </div>
  );
}

function useLazyPanel() {
  const [Panel, setPanel] = useState<ComponentType>();
  const load = async () => {
    const { default: loaded } = await import("./picker-panel.tsx");
    setPanel(() => loaded);
  };
  return { Panel, load };
}
