import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/password-page";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.password_and_access(), isPrivate: true });

export default function PasswordPage() {
  return (
    <AccountFrame title={m.password_and_access()}>
      {() => (
        <div className="grid max-w-xl gap-6">
          <Card title={m.change_password()}>
            <PasswordForm />
          </Card>
          <Card title={m.sessions()}>
            <SessionList />
          </Card>
        </div>
      )}
    </AccountFrame>
  );
}
