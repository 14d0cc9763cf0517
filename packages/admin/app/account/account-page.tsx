import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { LogOut } from "@pecacerta/ui/icons.tsx";
import { useSignOut } from "../session/use-sign-out.ts";
import { useStaffUser } from "../session/use-staff-user.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { Authenticator } from "./authenticator.tsx";
import "./account.css";

export default function AccountPage() {
  const { name, email } = useStaffUser();
  const signOut = useSignOut();
  return (
    <UserFrame title={accountTexts.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{accountTexts.title}</h1>
        <Button variant="secondary" small onClick={signOut}>
          {accountTexts.signOut}
          <LogOut size={16} />
        </Button>
      </div>
      <dl className="account-facts grid gap-3 wrap-anywhere sm:grid-cols-2">
        <div>
          <dt>{accountTexts.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{accountTexts.email}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <Card title={accountTexts.factorTitle}>
        <Authenticator />
      </Card>
    </UserFrame>
  );
}
