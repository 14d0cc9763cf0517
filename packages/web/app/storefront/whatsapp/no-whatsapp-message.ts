import type { CompanyDto } from "@pecacerta/contract/companies";
import { m } from "#messages";

export const noWhatsappMessage = ({ telefone }: Pick<CompanyDto, "telefone">): string =>
  telefone ? m.toast_whatsapp_not_found({ phone: telefone }) : m.toast_no_way_to_call();
