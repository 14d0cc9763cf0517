import { Card } from "@pecacerta/ui/card.tsx";
import { ownAccountText, useOwnAccountText } from "../../texts/own-account-text.ts";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/password-page";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownAccountText("TEXT_PASSWORD_AND_ACCESS"), isPrivate: true });

export default function PasswordPage() {
  const text = useOwnAccountText();
  return (
    <AccountFrame title={text("TEXT_PASSWORD_AND_ACCESS")}>
      {() => (
        <div className="grid max-w-xl gap-6">
          <Card title={text("TEXT_CHANGE_PASSWORD")}>
            <PasswordForm />
          </Card>
          <Card title={text("TEXT_SESSIONS")}>
            <SessionList />
          </Card>
        </div>
      )}
    </AccountFrame>
  );
}
