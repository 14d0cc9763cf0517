import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";
import { pageMeta } from "../companies/page-meta.ts";
import { useCompany } from "../companies/use-company.ts";
import type { Route } from "./+types/contact-page";
import { CompanyContacts } from "./company-contacts.tsx";
import { ContactForm } from "./contact-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const description = m.contact_intro();
  return pageMeta(matches, { title: m.contact(), description, path: "/contact-us" });
};

export default function ContactPage() {
  const { company } = useCompany();
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={m.contact()} />
      <h1>{m.contact()}</h1>
      <p className="mt-2 mb-8 muted">{m.contact_intro()}</p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-16">
        <CompanyContacts />
        {company.email ? <ContactForm /> : null}
      </div>
    </div>
  );
}
