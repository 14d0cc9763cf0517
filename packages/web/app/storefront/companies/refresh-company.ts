import { call } from "../../client/call.ts";
import { useStoredCompany } from "./company-store.ts";

/** Fetches the current settings. Failures are ignored. */
export async function refreshCompany(slug: string): Promise<void> {
  const result = await call("GET /listener/:company", { params: { company: slug } });
  if (result.ok) useStoredCompany.setState({ company: result.value.data });
}
