import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import type { ReactNode } from "react";
import { m } from "#messages";
import { CompanyContacts } from "../contact/company-contacts.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import "./info-page.css";

type InfoSection = { title: string; text: string };

/** A static page of titled sections beside the company's contacts; `children` come last. */
export function InfoPage({
  title,
  parts,
  children,
}: {
  title: string;
  parts: readonly InfoSection[];
  children?: ReactNode;
}) {
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={title} />
      <h1 className="mb-6">{title}</h1>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-8">
          {parts.map((part) => (
            <section key={part.title}>
              <h2 className="mb-2">{part.title}</h2>
              <Paragraphs text={part.text} />
            </section>
          ))}
          {children}
        </div>
        <div className="info-contacts p-6 lg:self-start">
          <CompanyContacts />
        </div>
      </div>
    </div>
  );
}
