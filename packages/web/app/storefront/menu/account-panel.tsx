import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { AccountMenu } from "../account-layout/account-menu.tsx";
import { useSession } from "../sessions/session-store.ts";
import "./drawer-rows.css";

export function AccountPanel() {
  const customer = useSession(({ session }) => session?.customer);
  if (customer) {
    return (
      <>
        <p className="drawer-hello">
          <strong>{m.menu_hello({ name: customer.name })}</strong>
          {customer.email}
        </p>
        <AccountMenu />
      </>
    );
  }
  return (
    <div className="drawer-visitor">
      <p>{m.menu_hello_visitor()}</p>
      <ButtonLink href="/account/login" wide>
        {m.sign_in()}
      </ButtonLink>
      <ButtonLink href="/account/register" variant="secondary" wide>
        {m.register()}
      </ButtonLink>
      <ButtonLink href="/?recover=1" variant="quiet" wide>
        {m.forgot_password()}
      </ButtonLink>
    </div>
  );
}
