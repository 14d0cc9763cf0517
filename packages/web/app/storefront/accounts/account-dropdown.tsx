import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { AccountMenu } from "../account-layout/account-menu.tsx";
import { useSession } from "../sessions/session-store.ts";
import { SignInForm } from "../sessions/sign-in-form.tsx";
import "./account-dropdown.css";

export function AccountDropdown() {
  const navigate = useNavigate();
  const customer = useSession(({ session }) => session?.customer);
  if (customer) {
    return (
      <>
        <p className="account-who">
          <span className="block strong">{customer.name}</span>
          <span className="small-print">{customer.email}</span>
        </p>
        <nav aria-label={m.account_menu()}>
          <AccountMenu />
        </nav>
      </>
    );
  }
  return (
    <div className="grid gap-4 p-4">
      <SignInForm onDone={() => void navigate("/account/dashboard")} />
      <ButtonLink href="/account/register" variant="secondary" wide>
        {m.register()}
      </ButtonLink>
    </div>
  );
}
