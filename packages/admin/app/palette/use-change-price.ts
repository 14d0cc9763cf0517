import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import type { FoundProductDto } from "@pecacerta/contract/admin/search";
import { formatMoney } from "@pecacerta/rules/money";
import { partName } from "@pecacerta/rules/part-number";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { storeStaffProduct } from "../product-form/product-queries.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import { productChangeRefusal } from "../texts/product-change-refusal.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";

type PricedProduct = Pick<FoundProductDto, "id" | "name" | "sku" | "partNumber" | "brandName" | "price" | "revision">;
export type ChangePrice = (product: PricedProduct, price: number) => Promise<void>;

/** A price raised past the compare-at price ends the sale: undoing brings it back. */
const RESTORED_FIELDS = ["price", "compareAtPrice", "saleEndsAt"] as const;

/** Saves a new price, in centavos, and offers to undo it. */
export function useChangePrice(): ChangePrice {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const store = (product: StaffProductDto) => {
    storeStaffProduct(client, company, product);
    void client.invalidateQueries({ queryKey: ["search", company] });
  };
  const undo = async (id: string, revision: number) => {
    const body = { revision, fields: [...RESTORED_FIELDS] };
    const result = await callStaff("POST /admin/products/:id/restore", { company, params: { id }, body });
    if (!result.ok) return void toast.error(productRefusalText(result.refusal));
    store(result.value.data);
    toast.success(paletteTexts.priceRestored);
  };
  return async ({ id, price: before, revision, brandName: brand, ...named }, price) => {
    const part = { ...named, brand };
    const params = { id };
    const body = { changes: { price }, base: { price: before } };
    const result = await callStaff("PATCH /admin/products/:id", { company, params, ifMatch: `"r${revision}"`, body });
    if (!result.ok) {
      void client.invalidateQueries({ queryKey: ["search", company] });
      const { blockers } = (result.responseBody ?? {}) as { blockers?: string[] };
      return void toast.error(`${partName(part)}: ${productChangeRefusal({ ...result, blockers })}`);
    }
    const { changed, ...saved } = result.value.data;
    store(saved);
    if (before === price) return void toast.info(paletteTexts.priceSame);
    const text = paletteTexts.priceSaved(partName(part), formatMoney(price));
    // Another user may have set this price first: then nothing was saved, and the revision is another change.
    if (changed.length === 0) return toast.success(text);
    const isSaleOver = changed.includes("compareAtPrice");
    const run = () => void undo(id, saved.revision);
    toast.success(isSaleOver ? `${text} ${paletteTexts.saleOver}` : text, { label: paletteTexts.undo, run });
  };
}
