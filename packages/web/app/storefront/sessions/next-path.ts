const DASHBOARD_PATH = "/account/dashboard";

export function pathAfterSignIn(next: string | null): string {
  return next !== null && isLocalPath(next) ? next : DASHBOARD_PATH;
}

export const signInPath = (path: string): string => `/account/login?next=${encodeURIComponent(path)}`;

// Browsers drop tabs and line breaks: `/<tab>/evil.example` would leave the shop.
const isLocalPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);
