import { normalizeEmail } from "./email.ts";
import { collectErrors, type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";
import { normalizeName } from "./person-name.ts";
import { phoneDigits } from "./phone.ts";
import { findPersonErrors, type RegistrationErrorKey } from "./registration.ts";
import { normalizeTaxId } from "./tax-id.ts";
import { cleanText } from "./text.ts";
import { lengthError } from "./text-length.ts";

export type ProfileInput = { name: string; email: string; cpf: string; phone: string; rg: string };
export type ProfileInputField = keyof ProfileInput;
export type ProfileErrorKey = Exclude<RegistrationErrorKey, "AUTH_WEAK_PASSWORD">;

export const MAX_RG_LENGTH = 20;

export const findProfileErrors = (form: ProfileInput): FieldErrors<ProfileInputField, ProfileErrorKey> => ({
  ...findPersonErrors(form),
  ...collectErrors({ rg: lengthError(cleanText(form.rg), MAX_RG_LENGTH) }),
});

export const parseProfile = (form: ProfileInput): FormOutcome<ProfileInput, ProfileInputField, ProfileErrorKey> =>
  formOutcome(
    {
      name: normalizeName(form.name),
      email: normalizeEmail(form.email),
      cpf: normalizeTaxId(form.cpf),
      phone: phoneDigits(form.phone),
      rg: cleanText(form.rg),
    },
    findProfileErrors(form),
  );
