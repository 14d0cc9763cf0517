import { isCnpj, normalizeCnpj } from "./cnpj.ts";
import { cpfDigits, isCpf } from "./cpf.ts";
import { isEmail } from "./email.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";
import { isPhone, phoneDigits } from "./phone.ts";

const MAX_PIX_EMAIL = 77;

/** As the DICT directory stores it. Eleven digits that are a valid CPF are a CPF. Refuses INVALID_PIX_KEY. */
export function parsePixKey(typed: string): Outcome<string, "INVALID_PIX_KEY"> {
  const text = typed.trim();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return accept(text.toLowerCase());
  if (isCnpj(text)) return accept(normalizeCnpj(text));
  if (isCpf(text)) return accept(cpfDigits(text));
  if (isPhone(text)) return accept(`+55${phoneDigits(text)}`);
  if (isEmail(text) && text.length <= MAX_PIX_EMAIL) return accept(text.toLowerCase());
  return refuse("INVALID_PIX_KEY");
}
