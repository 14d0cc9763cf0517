import { User } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { DropdownLink } from "../header-dropdown/dropdown-link.tsx";
import { IndicatorLabel } from "../header-dropdown/indicator.tsx";
import { greetingName, useSession } from "../sessions/session-store.ts";
import "./account-link.css";

const load = async () => (await import("./account-dropdown.tsx")).AccountDropdown;

/** The server renders it without a name; the browser adds the customer's. */
export function AccountLink() {
  const customer = useSession(({ session }) => session?.customer);
  const name = customer && greetingName(customer);
  return (
    <DropdownLink
      dropdown="account"
      href={customer ? "/account/dashboard" : "/account/login"}
      label={name ? `${name}, ${m.account()}` : undefined}
      load={load}
    >
      <User size={24} strokeWidth={1.75} />
      <IndicatorLabel className="account-first-name max-w-24">{name ?? m.sign_in()}</IndicatorLabel>
    </DropdownLink>
  );
}
