import { ChevronLeft } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import type { Session } from "../sessions/session-store.ts";
import { useRequireSession } from "../sessions/use-require-session.ts";
import { AccountMenu } from "./account-menu.tsx";

type Props = { title: string; isDashboard?: boolean };

export function AccountFrame({ children, ...layout }: Props & { children: (session: Session) => ReactNode }) {
  const session = useRequireSession();
  return (
    <AccountLayout {...layout}>
      {session ? (
        <PersonalQueryProvider person={session.token}>{children(session)}</PersonalQueryProvider>
      ) : (
        <AccountSkeleton />
      )}
    </AccountLayout>
  );
}

/** On a phone only the dashboard lists the pages of the account; the others begin with their content. */
export function AccountLayout({ title, isDashboard = false, children }: Props & { children: ReactNode }) {
  return (
    <div className="frame grid client-page grid-cols-1 content-start gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:block">
      <div className="min-w-0 lg:col-start-2">
        {isDashboard ? null : (
          <a
            href="/account/dashboard"
            className="-mt-3 inline-flex min-h-11 items-center gap-1 link lg:hidden print:hidden"
          >
            <ChevronLeft size={18} />
            {m.account()}
          </a>
        )}
        <h1 className="wrap-break-word">{title}</h1>
      </div>
      <nav
        aria-label={m.account_menu()}
        className={`lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden ${isDashboard ? "" : "hidden lg:block"}`}
      >
        <AccountMenu />
      </nav>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2">{children}</div>
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
