import type { Permission } from "@pecacerta/rules/permission";
import { MissingPermission } from "../shell/missing-permission.tsx";
import { PageTitle } from "../shell/page-title.tsx";

/** Stands in place of a page of the menu that the user may not open. */
export const ForbiddenPage = ({ label, permission }: { label: string; permission: Permission }) => (
  <>
    <PageTitle title={label} />
    <h1>{label}</h1>
    <MissingPermission permission={permission} />
  </>
);
