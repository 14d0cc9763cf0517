import type { CompanyDto } from "@pecacerta/contract/companies";
import { buildWhatsappDraft, buildWhatsappLink } from "@pecacerta/rules/whatsapp";

/** A WhatsApp link; undefined without a number. */
export function companyWhatsappLink(
  { whatsapp, contato_mensagem }: Pick<CompanyDto, "whatsapp" | "contato_mensagem">,
  question?: string,
  ...details: readonly (string | null | undefined)[]
): string | undefined {
  const link = buildWhatsappLink(whatsapp, buildWhatsappDraft(contato_mensagem, question, ...details));
  return link.ok ? link.value : undefined;
}
