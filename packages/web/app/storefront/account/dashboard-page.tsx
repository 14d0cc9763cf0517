import { customerText, useCustomerText } from "../../texts/customer-text.ts";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../company/page-meta.ts";
import { LastOrders } from "../orders/last-orders.tsx";
import { useSession } from "../session/session-store.ts";
import type { Route } from "./+types/dashboard-page";
import { DefaultAddressCard } from "./default-address-card.tsx";
import { ProfileCard } from "./profile-card.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: customerText("TEXT_ACCOUNT"), isPrivate: true });

export default function DashboardPage() {
  const text = useCustomerText();
  const name = useSession(({ session }) => session?.customer.name.split(" ")[0]);
  return (
    <AccountFrame title={name ? text("TEXT_GREETING", { name }) : text("TEXT_ACCOUNT")}>
      {({ customer }) => (
        <>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            <ProfileCard customer={customer} />
            <DefaultAddressCard />
          </div>
          <LastOrders />
        </>
      )}
    </AccountFrame>
  );
}
