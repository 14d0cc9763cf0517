import type { CategoryDto } from "@pecacerta/contract/categories";
import { ignitesSpark, readEngineKinds, vehicleEngineKinds } from "@pecacerta/rules/engine-kind";
import {
  parseServiceInterval,
  parseServiceTypes,
  readServiceInterval,
  SERVICE_INTERVAL_FIELD,
  SERVICE_TYPES_FIELD,
} from "@pecacerta/rules/service-plan";
import { findFirstIds, productReader } from "@pecacerta/server/catalog/catalog";
import { type FitVehicleRow, findFitVerdicts } from "@pecacerta/server/catalog/fitment/fit-verdicts";
import {
  findPartsForType,
  findPlanCandidates,
  type PlanCandidate,
} from "@pecacerta/server/catalog/products/plan-candidates";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { choosePlanParts, type PlanChoice } from "./storefront/my-car/choose-plan-part.ts";
import type { ServicePlanItem } from "./storefront/my-car/service-plan-item.ts";
import { toProductCard } from "./storefront/product-info/product-card-data.ts";

const CANDIDATES_PER_CATEGORY = 64;

type Service = { category: CategoryDto; intervalKm: number; types: readonly string[] | undefined };

/** The kinds of parts of each category with a service interval, with the best part for the vehicle or none. */
export async function findServicePlan(
  tenant: Tenant,
  vehicle: FitVehicleRow,
  categories: readonly CategoryDto[],
): Promise<ServicePlanItem[]> {
  const hasSpark = vehicleEngineKinds(vehicle).includes("spark");
  const services = categories.flatMap(toService).filter(({ category: { name } }) => hasSpark || !ignitesSpark(name));
  if (services.length === 0) return [];
  const { choices, forOtherFuels } = await chooseParts(tenant, vehicle, services);
  const chosen = services.flatMap(({ category }) => choices.get(category.id) ?? []);
  if (chosen.length === 0) return [];
  const missing = services.filter(({ category }) => !choices.has(category.id));
  const [cards, missingKinds] = await Promise.all([
    productReader.findCards(tenant, [...new Set(chosen.map(({ productId }) => productId))]),
    missing.length > 0 ? findMissingKinds(tenant, vehicle, missing) : new Map<string, MissingKind>(),
  ]);
  for (const id of forOtherFuels) if (!missingKinds.has(id)) missingKinds.set(id, { hasUnstated: false });
  const cardsById = new Map(cards.map((card) => [card.id, toProductCard(card)]));
  const items = services.flatMap(({ category: { id, slug, name }, intervalKm }): ServicePlanItem[] => {
    const missingKind = missingKinds.get(id);
    if (missingKind) return [{ id: slug, slug, name, intervalKm, part: null, ...missingKind }];
    const parts = choices.get(id) ?? [];
    return parts.flatMap(({ productId, kind, kindName, statedKm, ...part }) => {
      const card = cardsById.get(productId);
      const item = { id: `${slug} ${kind}`, slug, intervalKm: statedKm ?? intervalKm, hasUnstated: false };
      return card ? [{ ...item, name: parts.length > 1 ? kindName || name : name, part: { card, ...part } }] : [];
    });
  });
  return items.sort((one, other) => one.intervalKm - other.intervalKm);
}

function toService(category: CategoryDto): Service[] {
  const intervalKm = parseServiceInterval(category.customFields[SERVICE_INTERVAL_FIELD]);
  if (intervalKm === undefined) return [];
  return [{ category, intervalKm, types: parseServiceTypes(category.customFields[SERVICE_TYPES_FIELD]) }];
}

type PlanChoices = { choices: Map<string, PlanChoice[]>; forOtherFuels: string[] };

/** Returns the parts of each category that has any, by its id, and the categories that only have parts for other fuels. */
async function chooseParts(tenant: Tenant, vehicle: FitVehicleRow, services: readonly Service[]): Promise<PlanChoices> {
  const scopes = services.map(({ category }) => ({
    categoryId: category.id,
    vehicle: { id: vehicle.id, data: vehicle },
  }));
  const lists = await findFirstIds(tenant, scopes, CANDIDATES_PER_CATEGORY);
  const productIds = [...new Set(lists.flat())];
  const { companyId } = tenant;
  const [verdicts, candidates] = await Promise.all([
    findFitVerdicts(reader(tenant), { companyId, productIds, vehicle, now: new Date() }),
    findPlanCandidates(tenant, productIds),
  ]);
  const engines = vehicleEngineKinds(vehicle);
  // No fitment says anything about a part of universal use, but its own data may name a fuel.
  const suitsFuel = ({ id, specification }: PlanCandidate): boolean => {
    const named = verdicts.get(id)?.verdict === "universal" ? readEngineKinds(specification) : [];
    return named.length === 0 || named.some((kind) => engines.includes(kind));
  };
  const found = services.map(({ category: { id }, types }, index) => {
    const listed = (lists[index] ?? []).flatMap((productId) => candidates.get(productId) ?? []);
    const replaced = listed.filter(({ type }) => types?.includes(type) ?? true);
    const suitable = replaced
      .filter(suitsFuel)
      .map((one) => ({ ...one, statedKm: readServiceInterval(one.distances) }));
    return { id, parts: choosePlanParts(suitable, verdicts), isForOtherFuels: suitable.length < replaced.length };
  });
  return {
    choices: new Map(found.flatMap(({ id, parts }) => (parts.length > 0 ? [[id, parts]] : []))),
    forOtherFuels: found
      .filter(({ parts, isForOtherFuels }) => engines.length > 0 && parts.length === 0 && isForOtherFuels)
      .map(({ id }) => id),
  };
}

type MissingKind = { hasUnstated: boolean };

/** Returns the categories without a part that vehicles of the type have, by their ids. */
async function findMissingKinds(
  tenant: Tenant,
  vehicle: FitVehicleRow,
  services: readonly Service[],
): Promise<Map<string, MissingKind>> {
  const ids = services.map(({ category }) => category.id);
  const unstatedFor = { id: vehicle.id, data: vehicle, fit: "unknown" as const };
  const scopes = ids.flatMap((categoryId) => [{ categoryId, vehicle: unstatedFor }, { categoryId }]);
  const lists = await findFirstIds(tenant, scopes, CANDIDATES_PER_CATEGORY);
  const ofCategory = ids.map((id, index) => ({
    id,
    unstated: lists[2 * index] ?? [],
    all: lists[2 * index + 1] ?? [],
  }));
  const productIds = ofCategory.flatMap(({ unstated, all }) => (unstated.length > 0 ? [] : all));
  const forType = await findPartsForType(tenant, { productIds, vehicleType: vehicle.type });
  const missing = ofCategory.flatMap(({ id, unstated, all }): [string, MissingKind][] => {
    const hasUnstated = unstated.length > 0;
    return hasUnstated || all.some((product) => forType.has(product)) ? [[id, { hasUnstated }]] : [];
  });
  return new Map(missing);
}
