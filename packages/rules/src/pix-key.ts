import { cnpjCharacters, isCnpj } from "./cnpj.ts";
import { cpfDigits, isCpf } from "./cpf.ts";
import { isEmail } from "./email.ts";
import { done, type Outcome, refused } from "./outcome.ts";
import { isPhone, phoneDigits } from "./phone.ts";

const MAX_PIX_EMAIL = 77;

/**
 * A Pix key in the form the directory of keys (DICT) knows it: CPF or CNPJ without punctuation, e-mail and random
 * key in lower case, phone as `+55…`. Eleven digits that check as a CPF are one; a phone is known by its `+`,
 * its brackets or by not being a CPF. Refuses INVALID_PIX_KEY.
 */
export function readPixKey(typed: string): Outcome<string, "INVALID_PIX_KEY"> {
  const text = typed.trim();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return done(text.toLowerCase());
  if (isCnpj(text)) return done(cnpjCharacters(text));
  if (isCpf(text)) return done(cpfDigits(text));
  if (isPhone(text)) return done(`+55${phoneDigits(text)}`);
  if (isEmail(text) && text.length <= MAX_PIX_EMAIL) return done(text.toLowerCase());
  return refused("INVALID_PIX_KEY");
}
