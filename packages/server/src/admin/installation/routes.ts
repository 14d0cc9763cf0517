import {
  addCompanyHostCall,
  changeCompanyCall,
  getInstallationCompanyCall,
  inviteCompanyOwnerCall,
  listInstallationCompaniesCall,
  openCompanyCall,
  removeCompanyHostCall,
} from "@pecacerta/contract/admin/installation";
import { getOwnSupportCall, leaveSupportCall, requestSupportCall } from "@pecacerta/contract/admin/own-support";
import type { StaffCall } from "@pecacerta/contract/call";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../companies/actor.ts";
import type { Installation } from "../../companies/installation.ts";
import type { Config } from "../../platform/config/config.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { findFieldRefusal } from "../../platform/http/field-refusal.ts";
import { networkOfRequest } from "../../platform/http/rate-limits.ts";
import type { CallInput, CallOutcome } from "../../platform/http/serve-call.ts";
import { isOperator } from "../identity/find-user.ts";
import { withStaffUser } from "../identity/staff-transaction.ts";
import { addStaffRoute } from "../serve-staff-calls.ts";
import { readStaffToken } from "../staff-cookie.ts";
import { endSupport, toSupportGrantDto } from "../support/grants.ts";
import { findLatestGrant } from "../support/queries.ts";
import { requestSupportOf } from "../support/request-support.ts";
import { addCompanyHost, removeCompanyHost, resumeCompany, suspendCompany } from "./change-company.ts";
import { findOperator, type InvitedOwner, inviteOwner } from "./invite-owner.ts";
import { findInstallationCompany, listCompanies } from "./list-companies.ts";
import { openCompany } from "./open-company.ts";

export function registerInstallationRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, database, directory } = installation;
  const find = async (slug: string) => {
    const company = await findInstallationCompany(database, slug);
    return company ? accept({ data: company }) : refuse("COMPANY_NOT_FOUND");
  };

  serveOperator(app, installation, listInstallationCompaniesCall, async ({ query }) =>
    accept({ data: await listCompanies(database, query) }),
  );

  serveOperator(app, installation, getInstallationCompanyCall, ({ params }) => find(params.slug));

  serveOperator(app, installation, openCompanyCall, async ({ body, actor, now }) => {
    const opened = await openCompany(installation, { ...body, actor, now });
    return opened.ok ? accept({ data: toInvited(config, opened.value) }) : opened;
  });

  serveOperator(app, installation, changeCompanyCall, async ({ params, body, actor, now }) => {
    const change = { slug: params.slug, actor, now };
    const changed = body.suspended
      ? await suspendCompany(installation, { ...change, reason: body.reason })
      : await resumeCompany(installation, change);
    return changed.ok ? find(params.slug) : changed;
  });

  serveOperator(app, installation, addCompanyHostCall, async ({ params, body, actor, now }) => {
    const added = await addCompanyHost(installation, { ...params, ...body, actor, now });
    return added.ok ? find(params.slug) : added;
  });

  serveOperator(app, installation, removeCompanyHostCall, async ({ params, actor, now }) => {
    const removed = await removeCompanyHost(installation, { ...params, actor, now });
    return removed.ok ? find(params.slug) : removed;
  });

  serveOperator(app, installation, inviteCompanyOwnerCall, async ({ params, body, actor, now }) => {
    const tenant = await directory.bySlug(params.slug);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const invited = await inviteOwner(tenant, { ...body, actor, now });
    return invited.ok ? accept({ data: toInvited(config, invited.value) }) : invited;
  });

  serveOperator(app, installation, requestSupportCall, async ({ params, body: terms, actor, now }) => {
    const tenant = await directory.bySlug(params.slug);
    const operator = await findOperator(database, actor);
    if (!tenant || !operator) return refuse("COMPANY_NOT_FOUND");
    const requested = await requestSupportOf(tenant, { operator, terms, actor, now });
    return requested.ok ? accept({ data: "TEXT_SUPPORT_REQUESTED" as const }) : requested;
  });

  serveOperator(app, installation, getOwnSupportCall, async ({ params, actor, now }) => {
    const tenant = await directory.bySlug(params.slug);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const grant = await withTenantTransaction(tenant, (tx) => findLatestGrant(tx, actor.staffUserId));
    return accept({ data: { grant: grant ? toSupportGrantDto(grant, now) : null } });
  });

  serveOperator(app, installation, leaveSupportCall, async ({ params, actor, now }) => {
    const tenant = await directory.bySlug(params.slug);
    if (!tenant) return refuse("COMPANY_NOT_FOUND");
    const ended = await withTenantTransaction(tenant, async (tx) => {
      const grant = await findLatestGrant(tx, actor.staffUserId);
      return grant ? await endSupport(tx, actor, { id: grant.id, now }) : refuse("SUPPORT_NOT_FOUND");
    });
    return ended.ok ? accept({ data: "TEXT_SUPPORT_ENDED" as const }) : ended;
  });
}

const toInvited = ({ SMTP_URL }: Config, { token, waitsUntil }: InvitedOwner) => ({
  token: SMTP_URL ? null : token,
  waitsUntil: waitsUntil?.toISOString() ?? null,
});

/** Needs a second factor, whatever the person's companies ask for. */
function serveOperator<C extends Extract<StaffCall, { access: "visitor" | "user" | "operator" }>>(
  app: FastifyInstance,
  { config, database }: Installation,
  call: C,
  handle: (input: CallInput<C> & { actor: Extract<Actor, { kind: "staff" }> }) => Promise<CallOutcome<C>>,
): void {
  addStaffRoute(app, call, async (input): Promise<CallOutcome<C>> => {
    const token = readStaffToken(config, input.request);
    if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
    const found = await withStaffUser(database, { token, now: input.now }, async (tx, session) => {
      if (!(await isOperator(tx, session.staffUserId))) return refuse("FORBIDDEN");
      return session.hasSecondFactor ? accept(session) : refuse("SECOND_FACTOR_NEEDED");
    });
    if (!found.ok) return found;
    if (call.fresh && !found.value.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
    const { request } = input;
    const { staffUserId } = found.value;
    const actor = { kind: "staff", staffUserId, network: networkOfRequest(request), requestId: request.id } as const;
    return findFieldRefusal(call, request) ?? (await handle({ ...input, actor }));
  });
}
