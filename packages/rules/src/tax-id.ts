import { formatCnpj, isCnpj, normalizeCnpj } from "./cnpj.ts";
import { cpfDigits, formatCpf, isCpf } from "./cpf.ts";

export const isTaxId = (text: string): boolean => isCpf(text) || isCnpj(text);

export const normalizeTaxId = (text: string): string => (isCnpj(text) ? normalizeCnpj(text) : cpfDigits(text));

/** Formats as `529.982.247-25` or `12.ABC.345/01DE-35`; returns any other text unchanged. */
export const formatTaxId = (text: string): string => (isCnpj(text) ? formatCnpj(text) : formatCpf(text));

/** Formats with its name, as `CPF 529.982.247-25`; also one that is masked. */
export const labelTaxId = (text: string): string =>
  `${text.includes("/") || isCnpj(text) ? "CNPJ" : "CPF"} ${formatTaxId(text)}`;

/** Of a CPF the last five digits stay, of a CNPJ its branch and check digits. */
export function maskTaxId(text: string): string {
  if (isCnpj(text)) return `**.***.***${formatCnpj(text).slice(-8)}`;
  return isCpf(text) ? `***.***.${formatCpf(text).slice(-6)}` : "";
}

/** Its masked end, or all of it: a search that took any end would tell the hidden digits one by one. */
export const isSearchableTaxId = (text: string): boolean =>
  text.length <= 5 || text.length === 11 || text.length === 14;
