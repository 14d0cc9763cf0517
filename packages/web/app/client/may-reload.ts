const RELOAD_KEY = "fetched-again";
const ONCE_IN_MS = 60_000;

/** Returns whether the page may be loaded anew for a module that is missing, and counts it: at most once a minute. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOAD_KEY));
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  return Date.now() - last > ONCE_IN_MS;
}
