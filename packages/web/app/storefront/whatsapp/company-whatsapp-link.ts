import type { CompanyDto } from "@pecacerta/contract/companies";
import { buildWhatsappLink, buildWhatsappMessage } from "@pecacerta/rules/whatsapp";

/** A WhatsApp link with the company's greeting and `about` as the draft; undefined without a number. */
export function companyWhatsappLink(
  { whatsapp, contato_mensagem }: Pick<CompanyDto, "whatsapp" | "contato_mensagem">,
  ...about: readonly (string | null | undefined)[]
): string | undefined {
  const link = buildWhatsappLink(whatsapp, buildWhatsappMessage([contato_mensagem, ...about]));
  return link.ok ? link.value : undefined;
}
