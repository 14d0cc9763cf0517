import type { CompanyDto } from "@pecacerta/contract/companies";
import {
  parseHeaderLayout,
  parseLocalImagePath,
  parseMobileHeaderLayout,
  parseTheme,
  parseWebUrl,
} from "@pecacerta/rules/company";
import type { DeliveryTerms } from "@pecacerta/rules/delivery-estimate";
import { isEmail } from "@pecacerta/rules/email";
import { parsePixKey } from "@pecacerta/rules/pix-key";
import { type SalesTerms, SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Reader } from "../platform/database/open.ts";
import { prepareStatement } from "../platform/database/prepare-statement.ts";
import { reader, type Tenant, type TenantTransaction } from "../platform/database/tenant.ts";
import { companySettings } from "./tables.ts";

const {
  pixKey,
  pixName,
  pixCity,
  unpaidOrderHours,
  newCustomerPieces,
  newCustomerOpenOrders,
  newCustomerOpenValue,
  refundLimit,
  bidFloorBp,
  ...publicColumns
} = getTableColumns(companySettings);

const DEFAULT_BID_FLOOR_BP = 80_00;

export type CompanySettings = { company: CompanyDto; razaoSocial: string; cnpj: string; offersPix: boolean };

export const findCompanySettings = (tenant: Tenant): Promise<CompanySettings> =>
  readCompanySettings(reader(tenant), tenant);

/** `database`: a reader, or the transaction of somebody's work in this company. */
export async function readCompanySettings(
  database: Pick<Reader, "select">,
  { companyId, slug }: Pick<Tenant, "companyId" | "slug">,
): Promise<CompanySettings> {
  const [row] = await database
    .select(publicColumns)
    .from(companySettings)
    .where(eq(companySettings.companyId, companyId));
  const settings = row ?? { titulo: slug, razaoSocial: "", cnpj: "", offersPix: false };
  return {
    company: toCompanyDto(companyId, settings),
    razaoSocial: settings.razaoSocial,
    cnpj: settings.cnpj,
    offersPix: settings.offersPix ?? false,
  };
}

/** What visitors may see, of several companies. */
export async function findCompanyNames(
  { reader }: { reader: Reader },
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ companyId: companySettings.companyId, name: companySettings.titulo })
    .from(companySettings)
    .where(inArray(companySettings.companyId, [...ids]));
  return new Map(rows.map(({ companyId, name }) => [companyId, name]));
}

export async function findCompanyEmail(tx: TenantTransaction): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: companySettings.email })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return row && isEmail(row.email) ? row.email : undefined;
}

export async function findBidFloorBp(tx: TenantTransaction): Promise<number> {
  const [row] = await tx
    .select({ bidFloorBp })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return row?.bidFloorBp ?? DEFAULT_BID_FLOOR_BP;
}

export async function findPixReceiver(
  tx: TenantTransaction,
): Promise<{ key: string; name: string; city: string } | undefined> {
  const [row] = await tx
    .select({
      key: pixKey,
      name: pixName,
      city: pixCity,
      titulo: companySettings.titulo,
      cidade: companySettings.cidade,
    })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  // Without a valid key the shop offers no Pix, because no bank could pay its code.
  const key = row?.key ? parsePixKey(row.key) : undefined;
  return row && key?.ok ? { key: key.value, name: row.name ?? row.titulo, city: row.city ?? row.cidade } : undefined;
}

/** The sum of an order's refunds above which each needs a fresh sign-in. Null: none does. */
export async function findRefundLimit(tx: TenantTransaction): Promise<number | null> {
  const [row] = await tx
    .select({ refundLimit })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return row ? row.refundLimit : 0;
}

const { shippingFlatRate, taxMode, taxBp, dispatchDays, transitDays } = publicColumns;

export async function findSalesTerms(tx: TenantTransaction): Promise<SalesTerms> {
  const [row] = await selectSalesTerms(tx.client, { company: tx.companyId });
  return toSalesTerms(row ?? {});
}

type SalesTermsRow = Pick<typeof companySettings.$inferSelect, "shippingFlatRate" | "taxMode" | "taxBp">;

const selectSalesTerms = prepareStatement<"company", SalesTermsRow>(
  "sales-terms",
  (value) => sql`
    select shipping_flat_rate as "shippingFlatRate", tax_mode as "taxMode", tax_bp as "taxBp"
    from company_settings where company_id = ${value("company")}`,
);

/** Null: no limit. The limits are those of a customer without a completed order; the value is in centavos. */
export type OrderTerms = {
  unpaidOrderHours: number | null;
  newCustomerPieces: number | null;
  newCustomerOpenOrders: number | null;
  newCustomerOpenValue: number | null;
  sales: SalesTerms;
  delivery: DeliveryTerms | null;
};

export async function findOrderTerms(tx: TenantTransaction): Promise<OrderTerms> {
  const limits = { unpaidOrderHours, newCustomerPieces, newCustomerOpenOrders, newCustomerOpenValue };
  const [row] = await tx
    .select({ ...limits, shippingFlatRate, taxMode, taxBp, dispatchDays, transitDays })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return {
    unpaidOrderHours: row?.unpaidOrderHours ?? null,
    newCustomerPieces: row?.newCustomerPieces ?? null,
    newCustomerOpenOrders: row?.newCustomerOpenOrders ?? null,
    newCustomerOpenValue: row?.newCustomerOpenValue ?? null,
    sales: toSalesTerms(row ?? {}),
    delivery: toDeliveryTerms(row ?? {}),
  };
}

type PublicSettingsRow = Partial<{ [Name in keyof typeof publicColumns]: (typeof companySettings.$inferSelect)[Name] }>;

function toSalesTerms(row: PublicSettingsRow): SalesTerms {
  return {
    shipping_flat_rate: row.shippingFlatRate ?? SPEC_TERMS.shipping_flat_rate,
    tax_mode: row.taxMode ?? SPEC_TERMS.tax_mode,
    tax_bp: row.taxBp ?? SPEC_TERMS.tax_bp,
  };
}

const toDeliveryTerms = ({ dispatchDays, transitDays }: PublicSettingsRow): DeliveryTerms | null =>
  typeof dispatchDays === "number" && transitDays ? { dispatch_days: dispatchDays, transit_days: transitDays } : null;

function toCompanyDto(id: string, row: PublicSettingsRow): CompanyDto {
  return {
    id,
    header: parseHeaderLayout(row.header ?? ""),
    header_mobile: parseMobileHeaderLayout(row.headerMobile ?? ""),
    cor_padrao: parseTheme(row.corPadrao ?? ""),
    whatsapp: row.whatsapp ?? null,
    telefone: row.telefone ?? "",
    contato_mensagem: row.contatoMensagem ?? "",
    titulo: row.titulo ?? "",
    logotipo: parseLocalImagePath(row.logotipo),
    email: row.email ?? "",
    rua: row.rua ?? "",
    numero: row.numero ?? "",
    bairro: row.bairro ?? "",
    cidade: row.cidade ?? "",
    uf: row.uf ?? "",
    cep: row.cep ?? "",
    facebook: parseWebUrl(row.facebook),
    twitter: parseWebUrl(row.twitter),
    instagram: parseWebUrl(row.instagram),
    terms: toSalesTerms(row),
    delivery: toDeliveryTerms(row),
  };
}
