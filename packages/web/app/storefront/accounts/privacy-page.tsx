import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { ExportDataButton } from "./export-data-button.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.privacy(), isPrivate: true });

export default function PrivacyPage() {
  return (
    <AccountFrame title={m.privacy()}>
      {() => (
        <div className="grid max-w-xl gap-6">
          <Card title={m.export()}>
            <ExportDataButton />
          </Card>
          <Card title={m.delete_account()}>
            <DeleteAccountForm />
          </Card>
        </div>
      )}
    </AccountFrame>
  );
}
