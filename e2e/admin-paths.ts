import { ownProperty } from "@pecacerta/rules/own-property";
import routes from "../packages/admin/app/routes.ts";

type RouteEntry = { file: string; path?: string; index?: boolean; children?: RouteEntry[] };

export type AdminRoute = { path: string; isPublic: boolean };

const SIGNED_IN_FRAME = "session/signed-in-frame.tsx";

export const ADMIN_ROUTES: readonly AdminRoute[] = listRoutes(routes, { path: "", isPublic: true });

function listRoutes(entries: readonly RouteEntry[], parent: AdminRoute): AdminRoute[] {
  return entries.flatMap(({ file, path, children }) => {
    const route = {
      path: path ? `${parent.path}/${path}` : parent.path,
      isPublic: parent.isPublic && file !== SIGNED_IN_FRAME,
    };
    return children ? listRoutes(children, route) : [route];
  });
}

export type AdminPathValues = Readonly<Record<string, string>>;

/** Throws for a parameter without a value, so that no new page is left out. */
export const fillAdminPath = (path: string, values: AdminPathValues): string =>
  (path || "/").replace(/:(\w+)|\*/g, (_, name = "*") => {
    const value = ownProperty(values, name);
    if (value === undefined) throw new Error(`admin-values.ts needs a value for ${name} of ${path}`);
    return value;
  });
