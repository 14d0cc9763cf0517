import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";

/** Opens a part for those who may see it; for others its name. */
export function ProductLink({ id, children }: { id: string; children: ReactNode }) {
  const { slug, permissions } = useStaffCompany();
  if (!permissions.includes("catalog.read")) return children;
  return (
    <Link to={`/${slug}/produtos/${id}`} className="link">
      {children}
    </Link>
  );
}
