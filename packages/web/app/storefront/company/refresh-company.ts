import { call } from "../../client/call.ts";
import { applyCompany, storeCompany } from "./company-updates.ts";

/** Fetches the current settings. Failures are ignored. */
export async function refreshCompany(slug: string): Promise<void> {
  const result = await call("GET /listener/:company", { params: { company: slug } });
  if (!result.ok) return;
  storeCompany(result.value.data);
  applyCompany(result.value.data);
}
