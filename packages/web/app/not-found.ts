import { data } from "react-router";

/** Returns the value, or throws a 404 response. */
export function orThrowNotFound<Found>(found: Found | undefined | null): Found {
  if (found === undefined || found === null) throw data(null, { status: 404 });
  return found;
}
