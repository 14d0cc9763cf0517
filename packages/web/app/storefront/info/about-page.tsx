import { blogText, useBlogText } from "../../texts/blog-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import { useCompany } from "../company/use-company.ts";
import type { Route } from "./+types/about-page";
import { InfoPage } from "./info-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: blogText("TEXT_ABOUT"), path: "/about-us" });

export default function AboutPage() {
  const text = useBlogText();
  const { titulo: company } = useCompany().company;
  const parts = [
    { title: text("TEXT_ABOUT_FIT_TITLE"), text: text("TEXT_ABOUT_FIT", { company }) },
    { title: text("TEXT_ABOUT_PEOPLE_TITLE"), text: text("TEXT_ABOUT_PEOPLE") },
  ];
  return <InfoPage title={text("TEXT_ABOUT")} parts={parts} />;
}
