import { Menu } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Toasts } from "@pecacerta/ui/toasts.tsx";
import { Link, NavLink, Outlet, useParams } from "react-router";
import { useStaffUser } from "../session/use-staff-user.ts";
import { PageError } from "../shell/page-error.tsx";
import { AdminTopBar } from "../shell/top-bar.tsx";
import { useMainFocus } from "../shell/use-main-focus.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { type CompanyMenuItem, companyMenuFor } from "./company-menu.ts";
import { CompanyContext } from "./use-staff-company.ts";
import "./company-frame.css";

/** The pages of one company, named by the path, for its members. */
export default function CompanyFrame() {
  const { slug = "" } = useParams();
  const { companies } = useStaffUser();
  const main = useMainFocus();
  const company = companies.find((each) => each.slug === slug);
  if (!company) return <PageError isMissing />;
  const items = companyMenuFor(company);
  return (
    <CompanyContext value={company}>
      <AdminTopBar>
        <Link to={`/${slug}`} className="company-name truncate">
          {company.name}
        </Link>
      </AdminTopBar>
      <div className="company-body grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)]">
        <nav aria-label={companyTexts.menu} className="company-side hidden p-2 lg:block">
          <MenuLinks slug={slug} items={items} />
        </nav>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="company-content focus-target grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-4"
        >
          {company.suspended ? <Notice tone="warning">{companyTexts.suspendedNotice}</Notice> : null}
          <Outlet />
        </main>
      </div>
      <nav aria-label={companyTexts.menu} className="company-bottom fixed flex lg:hidden">
        <MenuLinks slug={slug} items={items.slice(0, MOST_BOTTOM_ITEMS)} />
        <Link to="/conta" className="company-menu-link flex flex-1 items-center">
          <Menu size={20} />
          {companyTexts.more}
        </Link>
      </nav>
      <Toasts label={shellTexts.messages} closeLabel={shellTexts.close} />
    </CompanyContext>
  );
}

const MOST_BOTTOM_ITEMS = 4;

const MenuLinks = ({ slug, items }: { slug: string; items: readonly CompanyMenuItem[] }) =>
  items.map(({ path, label, icon: Icon }) => (
    <NavLink
      key={path}
      to={path ? `/${slug}/${path}` : `/${slug}`}
      end={path === ""}
      className="company-menu-link flex flex-1 items-center"
    >
      <Icon size={20} />
      {label}
    </NavLink>
  ));
