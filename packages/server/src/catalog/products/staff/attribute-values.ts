import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { type AttributeChoice, type AttributeDefinition, attributeValue } from "@pecacerta/rules/attribute";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { attributes } from "../../product-types/tables.ts";
import type { PlanDetails, PlannedChange, PlanRefusal } from "./plan-change.ts";

type Definitions = ReadonlyMap<string, AttributeDefinition>;

/** Values that a product has already may stay; attributes without a definition are free. */
export async function refuseWrongAttributes<Plan extends Outcome<PlannedChange, string, unknown>>(
  tx: TenantTransaction,
  plans: readonly Plan[],
): Promise<(Plan | Outcome<never, PlanRefusal, PlanDetails>)[]> {
  const definitions = await findDefinitions(
    tx,
    plans.flatMap((plan) => (plan.ok && plan.value.changed.includes("attributes") ? slugsOf(plan.value) : [])),
  );
  return plans.map((plan) => {
    const errors = plan.ok ? attributeErrors(plan.value, definitions) : {};
    return Object.keys(errors).length > 0 ? refuse("VALIDATION_FAILED", { errors }) : plan;
  });
}

const slugsOf = ({ after }: PlannedChange): string[] => after.attributes.map(({ slug }) => slug);

async function findDefinitions(tx: TenantTransaction, slugs: readonly string[]): Promise<Definitions> {
  if (slugs.length === 0) return new Map();
  const { companyId, slug, kind, unit, choices } = attributes;
  const rows = await tx
    .select({ slug, kind, unit, choices })
    .from(attributes)
    .where(and(eq(companyId, tx.companyId), inArray(slug, [...new Set(slugs)])));
  return new Map(rows.map((row) => [row.slug, row]));
}

function attributeErrors({ stored, after }: PlannedChange, definitions: Definitions): Record<string, FieldErrorKey> {
  const known = new Map(stored.content.attributes.map(({ slug, values }) => [slug, values]));
  return Object.fromEntries(
    after.attributes.flatMap(({ slug, values }, at) => {
      const definition = definitions.get(slug);
      const added = values.filter((value) => !known.get(slug)?.some(isSame(value)));
      const isRight = !definition || added.every((value) => isValueOf(definition, value));
      return isRight ? [] : [[`attributes.${at}.values`, "ERROR_FORM_INVALID"]];
    }),
  );
}

/** The slug of a number or a text may be that of an import: a change that removed it can be undone. */
const isValueOf = (definition: AttributeDefinition, value: AttributeChoice): boolean =>
  definition.kind === "choice"
    ? definition.choices.some(isSame(value))
    : attributeValue(definition, value.name)?.name === value.name;

const isSame = (one: AttributeChoice) => (other: AttributeChoice) => one.slug === other.slug && one.name === other.name;
