import { call } from "../../client/call.ts";
import { applyCompany, storeCompany } from "./company-updates.ts";

/** Asks what the company's settings are now. A failure is nobody's business. */
export async function refreshCompany(slug: string): Promise<void> {
  const result = await call("GET /listener/:company", { params: { company: slug } });
  if (!result.ok) return;
  storeCompany(result.value.data);
  applyCompany(result.value.data);
}
