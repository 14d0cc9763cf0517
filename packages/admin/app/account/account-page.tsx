import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { LogOut } from "@pecacerta/ui/icons.tsx";
import { useSignOut } from "../member/use-sign-out.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { Authenticator } from "./authenticator.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { NotificationSwitches } from "./notification-switches.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { StaffProfileForm } from "./staff-profile-form.tsx";
import { StaffSessionList } from "./staff-session-list.tsx";

export default function AccountPage() {
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
      <Card title={accountTexts.profileTitle}>
        <StaffProfileForm />
      </Card>
      <NotificationSwitches />
      <Card title={accountTexts.passkeysTitle}>
        <PasskeyList />
      </Card>
      <Card title={accountTexts.factorTitle}>
        <Authenticator />
      </Card>
      <Card title={accountTexts.passwordTitle}>
        <ChangePasswordForm />
      </Card>
      <StaffSessionList />
    </UserFrame>
  );
}
