type SentMail = { template: string; text: string; links: string[] };

export async function listMails(to: string, company = "pecacerta"): Promise<SentMail[]> {
  const url = process.env.SHOP_MAIL_URL;
  if (!url) throw new Error("SHOP_MAIL_URL is not set. Run the tests with `npm test`");
  const response = await fetch(`${url}&${new URLSearchParams({ company, to })}`);
  return ((await response.json()) as { data: SentMail[] }).data;
}

export const lastMailLinks = async (to: string, company?: string): Promise<string[]> =>
  (await listMails(to, company))[0]?.links ?? [];

export async function lastSignInCode(to: string): Promise<string> {
  const mail = (await listMails(to)).find(({ template }) => template === "sign-in-code");
  return /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
}
