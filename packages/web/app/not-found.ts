import { data } from "react-router";

/** What was looked for, or the Page Not Found. */
export function orThrowNotFound<Found>(found: Found | undefined | null): Found {
  if (found === undefined || found === null) throw data(null, { status: 404 });
  return found;
}
