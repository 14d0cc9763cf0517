import { shopUrl } from "./wire.ts";

/** The links of the last mail to an address. */
export async function mailTo(to: string, company = "pecacerta"): Promise<string[]> {
  const url = `${shopUrl()}/dev/mail?${new URLSearchParams({ company, to })}`;
  const response = await fetch(url, { headers: { accept: "application/json" } });
  const { data } = await response.json();
  return data[0]?.links ?? [];
}
