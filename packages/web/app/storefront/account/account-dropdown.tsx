import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { AccountMenu } from "../account-layout/account-menu.tsx";
import { useSession } from "../session/session-store.ts";
import { SignInForm } from "../session/sign-in-form.tsx";

export function AccountDropdown() {
  const navigate = useNavigate();
  const customer = useSession(({ session }) => session?.customer);
  if (customer) {
    return (
      <>
        <p className="account-who">
          <span className="block font-semibold">{customer.name}</span>
          <span className="text-13 text-grey-600">{customer.email}</span>
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
