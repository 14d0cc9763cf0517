import { useCompany } from "./company.ts";
import { companyWhatsapp } from "./company-whatsapp.ts";

/** A chat with this shop's company, its greeting and `about` as the draft; undefined where it has no number. */
export const useWhatsappLink = (about?: string): string | undefined => companyWhatsapp(useCompany().company, about);
