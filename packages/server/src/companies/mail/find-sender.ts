import { formatCnpj } from "@pecacerta/rules/cnpj";
import { parseTheme, THEME_ACCENTS } from "@pecacerta/rules/company";
import { mailImageUrl } from "@pecacerta/rules/gallery";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { asc, eq } from "drizzle-orm";
import type { Config } from "../../platform/config/config.ts";
import type { Reader } from "../../platform/database/open.ts";
import { reader, type Tenant, type TenantTransaction } from "../../platform/database/tenant.ts";
import type { ShopPath } from "../../platform/mail/mail-types.ts";
import type { Sender } from "../../platform/mail/sender.ts";
import { type CompanySettings, readCompanySettings } from "../queries.ts";
import { companies, companyHosts } from "../tables.ts";

export const installationUrl = ({ ORIGIN, PORT }: Pick<Config, "ORIGIN" | "PORT">): string =>
  ORIGIN ?? `http://localhost:${PORT}`;

export const adminUrl = ({ ADMIN_ORIGIN, PORT }: Pick<Config, "ADMIN_ORIGIN" | "PORT">): string =>
  ADMIN_ORIGIN ?? `http://localhost:${PORT}`;

/** Links never come from a request: they lead to the company's host, to ORIGIN, or to ADMIN_ORIGIN. */
export const findSender = async (tenant: Tenant, baseUrl: string, adminBase = baseUrl): Promise<Sender> => ({
  ...(await readSender(reader(tenant), tenant, baseUrl)),
  adminUrlOf: (path) => new URL(path, adminBase).href,
});

/** Within a transaction of the company. */
export async function findSenderOf(tx: TenantTransaction, baseUrl: string): Promise<Sender> {
  const [company] = await tx.select({ slug: companies.slug }).from(companies).where(eq(companies.id, tx.companyId));
  return await readSender(tx, { companyId: tx.companyId, slug: company?.slug ?? "" }, baseUrl);
}

async function readSender(
  database: Pick<Reader, "select">,
  { companyId, slug }: Pick<Tenant, "companyId" | "slug">,
  baseUrl: string,
): Promise<Sender> {
  const settings = await readCompanySettings(database, { companyId, slug });
  const { company } = settings;
  const [hostRow] = await database
    .select({ host: companyHosts.host })
    .from(companyHosts)
    .where(eq(companyHosts.companyId, companyId))
    .orderBy(asc(companyHosts.host))
    .limit(1);
  const address = { slug, host: hostRow?.host, baseUrl };
  const logoPath = company.logotipo ? mailImageUrl(company.logotipo) : undefined;
  return {
    name: company.titulo,
    email: company.email,
    accent: THEME_ACCENTS[parseTheme(company.cor_padrao)],
    logoUrl: logoPath && new URL(logoPath, originOf(address)).href,
    whatsapp: company.whatsapp && isPhone(company.whatsapp) ? formatPhone(company.whatsapp) : undefined,
    imprint: imprintOf(settings),
    urlOf: (path) => absoluteUrl(path, address),
    adminUrlOf: (path) => new URL(path, baseUrl).href,
  };
}

/** Only what the company states, each on a line of its own. */
function imprintOf({ company, razaoSocial, cnpj }: CompanySettings): string[] {
  const { titulo, rua, numero, bairro, cidade, uf, cep, telefone, email } = company;
  const street = [rua, numero].filter(Boolean).join(", ");
  const city = [cidade, uf].filter(Boolean).join("/");
  return [
    [legalName(titulo, razaoSocial), cnpj && `CNPJ ${formatCnpj(cnpj)}`],
    [street, bairro, city, cep && `CEP ${formatPostcode(cep)}`],
    [telefone && `Telefone ${formatPhone(telefone)}`, email],
  ]
    .map((parts) => parts.filter(Boolean).join(" · "))
    .filter(Boolean);
}

/** Names the company once: legal names mostly begin with the name of the shop. */
function legalName(titulo: string, razaoSocial: string): string {
  const contains = razaoSocial.toLocaleLowerCase("pt-BR").includes(titulo.toLocaleLowerCase("pt-BR"));
  return contains ? razaoSocial : [titulo, razaoSocial].filter(Boolean).join(" · ");
}

type Address = { slug: string; host: string | undefined; baseUrl: string };

function absoluteUrl(path: ShopPath, address: Address): string {
  const url = new URL(path, originOf(address));
  // Companies that share a host need the parameter.
  if (!address.host) url.searchParams.set("company", address.slug);
  return url.href;
}

function originOf({ host, baseUrl }: Address): URL {
  const origin = new URL(baseUrl);
  if (host) origin.hostname = host;
  return origin;
}
