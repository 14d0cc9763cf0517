import { formatPhone } from "@pecacerta/rules/phone";
import { labelTaxId } from "@pecacerta/rules/tax-id";
import { Card } from "@pecacerta/ui/card.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { m } from "#messages";
import type { SessionCustomer } from "../sessions/session-store.ts";
import { useUser } from "../sessions/use-account.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import "./profile-card.css";

/** Name and e-mail come from the session, before the profile is loaded. */
export function ProfileCard({ customer }: { customer: SessionCustomer }) {
  const { data: response } = useUser();
  const user = response?.data;
  return (
    <Card
      title={m.profile()}
      aside={
        <a href="/account/profile" className="-my-3 inline-flex min-h-11 items-center small-link">
          {m.change_profile()}
        </a>
      }
    >
      {/* Room for an e-mail to confirm: what stands below must not move. */}
      <div className="md:min-h-46">
        <p className="profile-name wrap-break-word">{user?.name ?? customer.name}</p>
        <p className="profile-contact wrap-break-word">{user?.email ?? customer.email}</p>
        <div className="profile-contact mt-3 grid gap-1">
          {user ? (
            <span>{user.phone ? <bdi dir="ltr">{formatPhone(user.phone)}</bdi> : "–"}</span>
          ) : (
            <Skeleton className="h-6 w-36" />
          )}
          {user ? <span>{user.cpf ? labelTaxId(user.cpf) : "–"}</span> : <Skeleton className="h-6 w-44" />}
        </div>
        {user?.email_confirmed === false ? <UnconfirmedEmail email={user.email} /> : null}
      </div>
    </Card>
  );
}
