import { m } from "#messages";
import { companyOf, pageMeta } from "../companies/page-meta.ts";
import { useCompany } from "../companies/use-company.ts";
import type { Route } from "./+types/about-page";
import { InfoPage } from "./info-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const company = companyOf(matches)?.company.titulo ?? "";
  return pageMeta(matches, { title: m.about(), description: m.about_fit({ company }), path: "/about-us" });
};

export default function AboutPage() {
  const { titulo: company } = useCompany().company;
  const parts = [
    { title: m.about_fit_title(), text: m.about_fit({ company }) },
    { title: m.about_people_title(), text: m.about_people() },
  ];
  return <InfoPage title={m.about()} parts={parts} />;
}
