import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { contactText, useContactText } from "../../texts/contact-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import { useCompany } from "../company/use-company.ts";
import type { Route } from "./+types/contact-page";
import { CompanyContacts } from "./company-contacts.tsx";
import { ContactForm } from "./contact-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const description = contactText("TEXT_CONTACT_INTRO");
  return pageMeta(matches, { title: contactText("TEXT_CONTACT"), description, path: "/contact-us" });
};

export default function ContactPage() {
  const text = useContactText();
  const { company } = useCompany();
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }]} />
      <h1>{text("TEXT_CONTACT")}</h1>
      <p className="mt-2 mb-8 text-grey-600">{text("TEXT_CONTACT_INTRO")}</p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-16">
        <CompanyContacts />
        {company.email ? <ContactForm /> : null}
      </div>
    </div>
  );
}
