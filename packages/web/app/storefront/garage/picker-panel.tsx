import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { useSession } from "../sessions/session-store.ts";
import { VehiclePanels } from "./vehicle-panels.tsx";
import "./vehicle-form.css";
import "./vehicle-panels.css";

// biome-ignore lint/style/noDefaultExport: imported dynamically
export default function VehiclePickerPanel() {
  const isCustomer = useSession(({ session }) => session !== null);
  return (
    <>
      <VehiclePanels />
      {isCustomer ? (
        <a href="/account/garage" className="vehicle-more">
          {m.see_garage()}
        </a>
      ) : (
        <div className="vehicle-visitor">
          <p>{m.visitor_garage()}</p>
          <div className="vehicle-actions">
            <ButtonLink href="/account/login" variant="secondary" small>
              {m.sign_in()}
            </ButtonLink>
            <ButtonLink href="/account/register" variant="quiet" small>
              {m.register()}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
