import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import type { Session } from "../sessions/session-store.ts";
import { useRequireSession } from "../sessions/use-require-session.ts";
import { AccountMenu } from "./account-menu.tsx";

export function AccountFrame({ title, children }: { title: string; children: (session: Session) => ReactNode }) {
  const session = useRequireSession();
  return (
    <AccountLayout title={title}>
      {session ? (
        <PersonalQueryProvider person={session.token}>{children(session)}</PersonalQueryProvider>
      ) : (
        <AccountSkeleton />
      )}
    </AccountLayout>
  );
}

export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame grid client-page content-start gap-6 py-6 lg:grid-cols-[15rem_1fr] lg:gap-10 print:block">
      <nav aria-label={m.account_menu()} className="print:hidden">
        <AccountMenu />
      </nav>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <h1 className="wrap-break-word">{title}</h1>
        {children}
      </div>
    </div>
  );
}

export const AccountSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
);
