import { Toasts } from "@pecacerta/ui/toasts.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { AdminBrand } from "./admin-brand.tsx";
import { PageTitle } from "./page-title.tsx";
import { AdminTopBar } from "./top-bar.tsx";
import { useMainFocus } from "./use-main-focus.ts";

type UserFrameProps = { title: string; company?: string; children: ReactNode };

/** A page of the user, outside any company. */
export function UserFrame({ title, company, children }: UserFrameProps) {
  const main = useMainFocus();
  return (
    <>
      <PageTitle title={title} company={company} />
      <AdminTopBar>
        <Link to="/">
          <AdminBrand />
        </Link>
      </AdminTopBar>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="focus-target frame grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6 py-6"
      >
        {children}
      </main>
      <Toasts label={shellTexts.messages} closeLabel={shellTexts.close} />
    </>
  );
}
