import type { Permission } from "@pecacerta/rules/permission";
import { MissingPermission } from "../shell/missing-permission.tsx";
import { pageTitle } from "../texts/shell-texts.ts";

/** Stands in place of a page of the menu that the user may not open. */
export const ForbiddenPage = ({ label, permission }: { label: string; permission: Permission }) => (
  <>
    <title>{pageTitle(label)}</title>
    <h1>{label}</h1>
    <MissingPermission permission={permission} />
  </>
);
