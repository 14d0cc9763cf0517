import type { ReactNode } from "react";
import { companyTexts } from "../texts/company-texts.ts";
import { StaffMenu } from "./staff-menu.tsx";
import "./top-bar.css";

export const AdminTopBar = ({ children }: { children: ReactNode }) => (
  <>
    <a href="#content" className="skip-link">
      {companyTexts.skip}
    </a>
    <header className="admin-top-bar flex items-center justify-between gap-4 px-4 print:hidden">
      {children}
      <StaffMenu />
    </header>
  </>
);
