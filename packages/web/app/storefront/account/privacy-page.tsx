import { Card } from "@pecacerta/ui/card.tsx";
import { ownAccountText, useOwnAccountText } from "../../texts/own-account-text.ts";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { ExportDataButton } from "./export-data-button.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownAccountText("TEXT_PRIVACY"), isPrivate: true });

export default function PrivacyPage() {
  const text = useOwnAccountText();
  return (
    <AccountFrame title={text("TEXT_PRIVACY")}>
      {() => (
        <div className="grid max-w-xl gap-6">
          <Card title={text("TEXT_EXPORT")}>
            <ExportDataButton />
          </Card>
          <Card title={text("TEXT_DELETE_ACCOUNT")}>
            <DeleteAccountForm />
          </Card>
        </div>
      )}
    </AccountFrame>
  );
}
