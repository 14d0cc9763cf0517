const DASHBOARD_PATH = "/account/dashboard";

/** Where to go after signing in: `next` if it is a path of this shop, else the dashboard. */
export function pathAfterSignIn(next: string | null): string {
  return next !== null && isLocalPath(next) ? next : DASHBOARD_PATH;
}

/** The sign-in page that leads back to `path`. */
export const signInPath = (path: string): string => `/account/login?next=${encodeURIComponent(path)}`;

// A browser drops tabs and line breaks inside an address: `/<tab>/elsewhere.example` would leave the shop.
const isLocalPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);
