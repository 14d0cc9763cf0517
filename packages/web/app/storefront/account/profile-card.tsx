import { formatCpf } from "@pecacerta/rules/cpf";
import { formatPhone } from "@pecacerta/rules/phone";
import { Card } from "@pecacerta/ui/card.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { m } from "#messages";
import type { SessionCustomer } from "../session/session-store.ts";
import { useUser } from "../session/use-account.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

/** Name and e-mail come from the session, before the profile is loaded. */
export function ProfileCard({ customer }: { customer: SessionCustomer }) {
  const { data: response } = useUser();
  const user = response?.data;
  return (
    <Card
      title={m.profile()}
      aside={
        <a href="/account/profile" className="-my-3 inline-flex min-h-11 items-center text-14 underline">
          {m.change_profile()}
        </a>
      }
    >
      <p className="font-medium wrap-break-word">{user?.name ?? customer.name}</p>
      <p className="wrap-break-word text-grey-700">{user?.email ?? customer.email}</p>
      {user?.email_confirmed === false ? <UnconfirmedEmail email={user.email} /> : null}
      <div className="mt-3 grid gap-1 text-grey-700">
        {user ? (
          <span>{user.phone ? <bdi dir="ltr">{formatPhone(user.phone)}</bdi> : "–"}</span>
        ) : (
          <Skeleton className="h-6 w-36" />
        )}
        {user ? <span>{user.cpf ? `CPF ${formatCpf(user.cpf)}` : "–"}</span> : <Skeleton className="h-6 w-44" />}
      </div>
    </Card>
  );
}
