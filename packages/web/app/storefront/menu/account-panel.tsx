import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { useHeaderText } from "../../texts/header-text.ts";
import { AccountMenu } from "../account-layout/account-menu.tsx";
import { useSession } from "../session/session-store.ts";

/** The account menu for customers; sign-in links for visitors. */
export function AccountPanel() {
  const text = useHeaderText();
  const customer = useSession(({ session }) => session?.customer);
  if (customer) {
    return (
      <>
        <p className="drawer-hello">
          <strong>{text("TEXT_MENU_HELLO", { name: customer.name })}</strong>
          {customer.email}
        </p>
        <AccountMenu />
      </>
    );
  }
  return (
    <div className="drawer-visitor">
      <p>{text("TEXT_MENU_HELLO_VISITOR")}</p>
      <ButtonLink href="/account/login" wide>
        {text("TEXT_SIGN_IN")}
      </ButtonLink>
      <ButtonLink href="/account/register" variant="secondary" wide>
        {text("TEXT_REGISTER")}
      </ButtonLink>
      <ButtonLink href="/?recover=1" variant="quiet" wide>
        {text("TEXT_FORGOT_PASSWORD")}
      </ButtonLink>
    </div>
  );
}
