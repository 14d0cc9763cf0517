import { cpfDigits } from "./cpf.ts";
import { normaliseEmail } from "./email.ts";
import { type FieldErrors, type FormOutcome, formOf } from "./form.ts";
import { phoneDigits } from "./phone.ts";
import { personErrors, type RegistrationFault } from "./registration.ts";
import { cleanText } from "./text.ts";

export type ProfileForm = { name: string; email: string; cpf: string; phone: string; rg: string };
export type ProfileField = keyof ProfileForm;
export type ProfileFault = Exclude<RegistrationFault, "AUTH_WEAK_PASSWORD">;

/** The faults of a profile by field: those of a registration. An RG has no form that is the same in every state. */
export const profileErrors = (form: ProfileForm): FieldErrors<ProfileField, ProfileFault> => personErrors(form);

/** The profile in its stored shape: texts trimmed, e-mail normalised, CPF and phone as digits. */
export const readProfile = (form: ProfileForm): FormOutcome<ProfileForm, ProfileField, ProfileFault> =>
  formOf(
    {
      name: cleanText(form.name),
      email: normaliseEmail(form.email),
      cpf: cpfDigits(form.cpf),
      phone: phoneDigits(form.phone),
      rg: cleanText(form.rg),
    },
    profileErrors(form),
  );
