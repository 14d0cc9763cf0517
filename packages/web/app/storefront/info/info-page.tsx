import type { ReactNode } from "react";
import { useText } from "../../texts/text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Paragraphs } from "./paragraphs.tsx";

type Part = { title: string; text: string };

/** A page that says something about the shop, part by part; `children` stand at its end. */
export function InfoPage({ title, parts, children }: { title: string; parts: readonly Part[]; children?: ReactNode }) {
  const text = useText();
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }]} />
      <h1 className="mb-6">{title}</h1>
      <div className="grid max-w-3xl gap-8">
        {parts.map((part) => (
          <section key={part.title}>
            <h2 className="mb-2 text-22">{part.title}</h2>
            <Paragraphs text={part.text} />
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
