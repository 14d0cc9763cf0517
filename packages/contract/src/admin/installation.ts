import { isHostName, isNewCompanySlug } from "@pecacerta/rules/company";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { coerced, integerField, optionalField, typeError, withDefault } from "../fields.ts";
import { emailField, searchTermField, textField } from "../text-fields.ts";
import { dataEnvelope, timestampSchema } from "../wire-values.ts";
import { forOperators, oneCompany, requiredText, slugParam, unknownCompany } from "./operator-call.ts";
import { formRefusals } from "./order-call.ts";

const lowerCase = (sent: unknown) => (typeof sent === "string" ? sent.trim().toLowerCase() : sent);

const slugField = coerced(
  lowerCase,
  z
    .string(typeError("ERROR_FORM_REQUIRED"))
    .max(100, { error: "ERROR_FORM_INVALID", abort: true })
    .refine(isNewCompanySlug, "ERROR_FORM_INVALID")
    .meta({ examples: ["auto-norte"] }),
);

const hostField = coerced(
  (sent) => (typeof sent === "string" ? sent.trim().toLowerCase().replace(/\.$/, "") : sent),
  z
    .string(typeError("ERROR_FORM_REQUIRED"))
    .max(253, { error: "ERROR_FORM_INVALID", abort: true })
    .refine(isHostName, "ERROR_FORM_INVALID")
    .meta({ examples: ["www.autonorte.example.com"] }),
);

const hostParam = z
  .string()
  .regex(/^[\w.:-]{1,253}$/)
  .meta({ examples: ["www.autonorte.example.com"] });

/** `name`: as the storefront shows it. `suspendedAt`: ISO 8601. */
export const installationCompanySchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    createdAt: z.string(),
    hosts: z.array(z.string()),
    suspendedAt: z.string().nullable(),
    suspendedReason: z.string(),
  })
  .meta({ id: "InstallationCompany" });

export type InstallationCompanyDto = z.output<typeof installationCompanySchema>;

const company = { 200: dataEnvelope(installationCompanySchema) } as const;

/**
 * The token of the owner's link, which works once within three days and is stored nowhere; null if the link was mailed.
 * `waitsUntil`: when it takes effect where the company has an owner, unless an owner consents before.
 */
const tokenResponse = {
  200: dataEnvelope(z.object({ token: z.string().nullable(), waitsUntil: timestampSchema.nullable() })),
} as const;

/** By slug, ascending. `q` finds a part of a slug or of a host. `after` continues behind the `next` of the previous answer. */
export const listInstallationCompaniesCall = defineCall({
  ...forOperators,
  method: "GET",
  path: "/admin/installation/companies",
  summary: "The companies of the installation",
  query: z.object({
    q: optionalField(searchTermField),
    limit: withDefault(integerField(1, 200), 50),
    after: optionalField(textField(63)),
  }),
  responses: {
    200: dataEnvelope(
      z.object({
        items: z.array(installationCompanySchema),
        next: z.string().nullable(),
        total: z.int(),
        isMore: z.boolean(),
      }),
    ),
  },
  refusals: { 422: ["ERROR_FORM_INVALID", "ERROR_FORM_TOO_LONG"] },
});

export const getInstallationCompanyCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "GET",
  path: "/admin/installation/companies/:slug",
  summary: "One company of the installation",
  responses: company,
  refusals: unknownCompany,
});

/** Opens it with the invitation of its first owner. A slug opens once. */
export const openCompanyCall = defineCall({
  ...forOperators,
  method: "POST",
  path: "/admin/installation/companies",
  summary: "Open a company",
  fresh: true,
  body: z.object({
    slug: slugField,
    name: requiredText(STAFF_TEXT_LIMITS.companyName, "Auto Norte"),
    email: emailField,
  }),
  responses: tokenResponse,
  refusals: { 409: ["SLUG_TAKEN"], 422: [...formRefusals, "ERROR_FORM_INCORRECT_EMAIL"] },
});

/** The shop of a suspended company is closed; its staff still read and export. The reason is for operators. */
export const changeCompanyCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "PATCH",
  path: "/admin/installation/companies/:slug",
  summary: "Suspend or resume a company",
  fresh: true,
  body: z
    .object({
      suspended: z.boolean(typeError("ERROR_FORM_REQUIRED")),
      reason: withDefault(textField(STAFF_TEXT_LIMITS.operatorReason), ""),
    })
    .refine(({ suspended, reason }) => !suspended || reason !== "", { error: "ERROR_FORM_REQUIRED", path: ["reason"] }),
  responses: company,
  refusals: { ...unknownCompany, 422: formRefusals },
});

export const addCompanyHostCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "POST",
  path: "/admin/installation/companies/:slug/hosts",
  summary: "Serve a company's shop at a host name",
  fresh: true,
  body: z.object({ host: hostField }),
  responses: company,
  refusals: { ...unknownCompany, 409: ["HOST_TAKEN"], 422: formRefusals },
});

export const removeCompanyHostCall = defineCall({
  ...forOperators,
  method: "DELETE",
  path: "/admin/installation/companies/:slug/hosts/:host",
  summary: "Serve a company's shop at a host name no longer",
  fresh: true,
  params: z.object({ slug: slugParam, host: hostParam }),
  responses: company,
  refusals: unknownCompany,
});

export const inviteCompanyOwnerCall = defineCall({
  ...forOperators,
  ...oneCompany,
  method: "POST",
  path: "/admin/installation/companies/:slug/invitations",
  summary: "Invite an owner of a company",
  fresh: true,
  body: z.object({ email: emailField }),
  responses: tokenResponse,
  refusals: {
    ...unknownCompany,
    409: ["OPERATOR_ADDRESS"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"],
  },
});

export const installationCalls = {
  listCompanies: listInstallationCompaniesCall,
  getInstallationCompany: getInstallationCompanyCall,
  openCompany: openCompanyCall,
  changeCompany: changeCompanyCall,
  addCompanyHost: addCompanyHostCall,
  removeCompanyHost: removeCompanyHostCall,
  inviteCompanyOwner: inviteCompanyOwnerCall,
} as const;
