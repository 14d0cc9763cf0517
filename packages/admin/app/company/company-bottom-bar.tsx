import { Menu, Search } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import type { CompanyMenuItem } from "../member/company-menu.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { CompanyMenuLinks } from "./company-menu-links.tsx";
import "./company-frame.css";
import "./company-menu.css";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

type CompanyBottomBarProps = { slug: string; items: readonly CompanyMenuItem[]; openPalette: () => void };

/** The menu of a narrow window, within reach of the thumb. */
export function CompanyBottomBar({ slug, items, openPalette }: CompanyBottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav aria-label={companyTexts.menu} className="company-bottom flex lg:hidden print:hidden">
        <CompanyMenuLinks slug={slug} items={items.filter(({ isMain }) => isMain)} />
        <button type="button" className="company-menu-link flex flex-1 items-center" onClick={openPalette}>
          <Search size={20} />
          <span>{companyTexts.search}</span>
        </button>
        <button type="button" className="company-menu-link flex flex-1 items-center" onClick={() => setOpen(true)}>
          <Menu size={20} />
          <span>{companyTexts.more}</span>
        </button>
      </nav>
      {isOpen ? (
        <Suspense>
          <MoreSheet slug={slug} items={items.filter(({ isMain }) => !isMain)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
