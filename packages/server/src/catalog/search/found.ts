import type { Shop } from "../../companies/shop.ts";
import { versionedTexts } from "../products/product-texts.ts";
import { bestHits } from "./best-hits.ts";
import { planFor } from "./plan.ts";
import { readTerm } from "./reading.ts";
import { hitsKept, keyOf, type Sought } from "./remembering.ts";

/** The text of a list of products, see `productTexts`, and the version of the company's catalogue that it is of. */
type Found = { text: Buffer; version: number };

/**
 * The products that a text finds, the best first. Those that it found before are taken for those that it finds now,
 * until what is read of them tells that the catalogue has moved: then they are looked for anew.
 */
export const productsFound = async (shop: Shop, sought: Sought): Promise<Found> =>
  (await stillFound(shop, sought)) ?? (await foundAnew(shop, sought));

async function stillFound(shop: Shop, sought: Sought): Promise<Found | undefined> {
  const before = hitsKept(shop.database).get(keyOf(shop, sought));
  if (!before) return undefined;
  const { text, version } = await versionedTexts(shop, before.ids);
  return version === before.version ? { text, version } : undefined;
}

async function foundAnew(shop: Shop, sought: Sought): Promise<Found> {
  const reading = await readTerm(shop, sought.term, sought.isTyping);
  const plan = planFor(reading);
  const { ids, looked } = plan ? await bestHits(shop, plan, sought.limit) : { ids: [] };
  const { text, version } = await versionedTexts(shop, ids, looked);
  const kept = hitsKept(shop.database);
  // Where nothing is found, no version is told: whether it still holds could not be known.
  if (version === reading.version) kept.set(keyOf(shop, sought), { version, ids });
  else kept.delete(keyOf(shop, sought));
  return { text, version: version ?? reading.version };
}
