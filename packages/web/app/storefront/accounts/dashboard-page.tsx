import { m } from "#messages";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { VehicleCard } from "../garage/vehicle-card.tsx";
import { LastOrders } from "../orders/last-orders.tsx";
import { greetingName, useSession } from "../sessions/session-store.ts";
import type { Route } from "./+types/dashboard-page";
import { DefaultAddressCard } from "./default-address-card.tsx";
import { ProfileCard } from "./profile-card.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.account(), isPrivate: true });

export default function DashboardPage() {
  const name = useSession(({ session }) => session && greetingName(session.customer));
  return (
    <AccountFrame title={name ? m.greeting({ name }) : m.account()} isDashboard>
      {({ customer }) => (
        <>
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            <ProfileCard customer={customer} />
            <DefaultAddressCard />
          </div>
          <VehicleCard />
          <LastOrders />
        </>
      )}
    </AccountFrame>
  );
}
