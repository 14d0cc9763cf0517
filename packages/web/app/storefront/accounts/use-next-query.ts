import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useSearchParams } from "react-router";

/** Keeps `next` between sign-in and registration. The server renders one page for all queries. */
export function useNextQuery(): string {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const next = isHydrated ? query.get("next") : null;
  return next ? `?next=${encodeURIComponent(next)}` : "";
}
