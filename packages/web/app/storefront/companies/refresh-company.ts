import { call } from "../../client/call.ts";
import { useStoredCompany } from "./company-store.ts";

export async function refreshCompany(slug: string): Promise<void> {
  const result = await call("GET /listener/:company", { params: { company: slug } });
  if (result.ok) useStoredCompany.setState({ company: result.value.data });
}
