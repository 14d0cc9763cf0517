import { type ReactNode, useLayoutEffect } from "react";
import { m } from "#messages";
import { currentGarage, useGarage } from "./garage-store.ts";
import "./other-vehicle-notice.css";

type Props = {
  /** The vehicle of the page. */
  id: string;
  name: string;
  onShowChosen: (vehicleId: string) => void;
  children?: ReactNode;
};

/** Says that the page is for another vehicle than the chosen one. Every page for a vehicle has it, and styles show it. */
export function OtherVehicleNotice({ id, name, onShowChosen, children }: Props) {
  useLayoutEffect(() => {
    const mark = (isOther: boolean) => document.documentElement.toggleAttribute("data-other-vehicle", isOther);
    const update = () => {
      const { isLoaded, garage } = useGarage.getState();
      if (isLoaded) mark(garage.current !== null && garage.current.id !== id);
    };
    update();
    const unsubscribe = useGarage.subscribe(update);
    return () => {
      unsubscribe();
      mark(false);
    };
  }, [id]);
  return (
    <div className="notice notice-warning other-vehicle">
      <p>{m.other_vehicle({ vehicle: name })}</p>
      <p className="other-vehicle-choices">
        <button
          type="button"
          className="link"
          onClick={() => {
            const { current } = currentGarage();
            if (current) onShowChosen(current.id);
          }}
        >
          {m.other_vehicle_show()}
        </button>
        {children}
      </p>
    </div>
  );
}
