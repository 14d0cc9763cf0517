import { formatCnpj, isCnpj, normalizeCnpj } from "./cnpj.ts";
import { cpfDigits, formatCpf, isCpf } from "./cpf.ts";

export const isTaxId = (text: string): boolean => isCpf(text) || isCnpj(text);

export const normalizeTaxId = (text: string): string => (isCnpj(text) ? normalizeCnpj(text) : cpfDigits(text));

/** Formats as `529.982.247-25` or `12.ABC.345/01DE-35`; returns any other text unchanged. */
export const formatTaxId = (text: string): string => (isCnpj(text) ? formatCnpj(text) : formatCpf(text));

/** Formats with its name, as `CPF 529.982.247-25`; also one that is masked. */
export const labelTaxId = (text: string): string =>
  `${text.includes("/") || isCnpj(text) ? "CNPJ" : "CPF"} ${formatTaxId(text)}`;

/** Masks all but the last five digits of a CPF, and the branch and check digits of a CNPJ. */
export function maskTaxId(text: string): string {
  if (isCnpj(text)) return `**.***.***${formatCnpj(text).slice(-8)}`;
  return isCpf(text) ? `***.***.${formatCpf(text).slice(-6)}` : "";
}

const MIN_SEARCHED = 3;
const MAX_SEARCHED_END = 5;

/** Returns the end that a search may take: what a mask shows, or all of it. Others would tell hidden digits one by one. */
export function searchableTaxIdEnd(text: string): string | undefined {
  if (isTaxId(text)) return normalizeTaxId(text);
  if (!/^[\d\s().+-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const isEnd = digits.length >= MIN_SEARCHED && digits.length <= MAX_SEARCHED_END;
  return isEnd || digits.length === 11 || digits.length === 14 ? digits : undefined;
}
