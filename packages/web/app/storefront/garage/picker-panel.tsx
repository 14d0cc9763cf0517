import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { useGarageText } from "../../texts/garage-text.ts";
import { useSession } from "../session/session-store.ts";
import { VehiclePanels } from "./vehicle-panels.tsx";

// biome-ignore lint/style/noDefaultExport: imported dynamically
export default function VehiclePickerPanel() {
  const text = useGarageText();
  const isCustomer = useSession(({ session }) => session !== null);
  return (
    <>
      <VehiclePanels />
      {isCustomer ? (
        <a href="/account/garage" className="vehicle-more">
          {text("TEXT_SEE_GARAGE")}
        </a>
      ) : (
        <div className="vehicle-visitor">
          <p>{text("TEXT_VISITOR_GARAGE")}</p>
          <div className="vehicle-actions">
            <ButtonLink href="/account/login" variant="secondary" small>
              {text("TEXT_SIGN_IN")}
            </ButtonLink>
            <ButtonLink href="/account/register" variant="quiet" small>
              {text("TEXT_REGISTER")}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
