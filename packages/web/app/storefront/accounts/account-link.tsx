import { User } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { DropdownLink } from "../header-dropdown/dropdown-link.tsx";
import { IndicatorLabel } from "../header-dropdown/indicator.tsx";
import { useSession } from "../sessions/session-store.ts";
import "./account-link.css";

const load = async () => (await import("./account-dropdown.tsx")).AccountDropdown;

/** The server renders it without a name; the browser adds the customer's. */
export function AccountLink() {
  const customer = useSession(({ session }) => session?.customer);
  const firstName = customer?.name.split(" ")[0];
  return (
    <DropdownLink
      dropdown="account"
      href={customer ? "/account/dashboard" : "/account/login"}
      label={firstName ? `${firstName}, ${m.account()}` : undefined}
      load={load}
    >
      <User size={24} strokeWidth={1.75} />
      <IndicatorLabel className="account-first-name max-w-24">{firstName ?? m.sign_in()}</IndicatorLabel>
    </DropdownLink>
  );
}
