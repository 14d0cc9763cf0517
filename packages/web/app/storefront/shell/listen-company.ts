import { call } from "../../client/call.ts";
import { keepCompanyData, takeCompany } from "./company-data.ts";

/** Asks what the company's settings are now. A failure is nobody's business. */
export async function listenTo(slug: string): Promise<void> {
  const told = await call("GET /listener/:company", { params: { company: slug } });
  if (!told.ok) return;
  keepCompanyData(told.value.data);
  takeCompany(told.value.data);
}
