import { Toasts } from "@pecacerta/ui/toasts.tsx";
import type { ReactNode } from "react";
import { shellTexts } from "../texts/shell-texts.ts";
import { AdminBrand } from "./admin-brand.tsx";
import { PageTitle } from "./page-title.tsx";
import "./narrow-frame.css";

/** A page of one short form, before anybody is signed in. */
export const NarrowFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <main className="narrow-page grid content-start justify-items-center gap-6 px-4 py-8">
      <PageTitle title={title} />
      <AdminBrand />
      <section className="narrow-card box grid w-full gap-4 p-6">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
    <Toasts label={shellTexts.messages} closeLabel={shellTexts.close} />
  </>
);
