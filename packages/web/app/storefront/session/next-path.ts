const HOME_OF_CUSTOMERS = "/account/dashboard";

/** Where to go after signing in: `next` if it is a path of this shop, else the dashboard. */
export function pathAfterSignIn(next: string | null): string {
  return next !== null && isOwnPath(next) ? next : HOME_OF_CUSTOMERS;
}

/** The sign-in page that leads back to `path`. */
export const signInPath = (path: string): string => `/account/login?next=${encodeURIComponent(path)}`;

// A browser drops tabs and line breaks inside an address: `/<tab>/elsewhere.example` would leave the shop.
const isOwnPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);
