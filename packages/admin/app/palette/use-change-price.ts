import type { FoundProductDto } from "@pecacerta/contract/admin/search";
import { formatMoney } from "@pecacerta/rules/money";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";

type PricedProduct = Pick<FoundProductDto, "id" | "name" | "price" | "revision">;
export type ChangePrice = (product: PricedProduct, price: number) => Promise<void>;

/** Saves a new price, in centavos, and offers to undo it. */
export function useChangePrice(): ChangePrice {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const reload = (id: string) => {
    for (const queryKey of [
      ["search", company],
      ["products", company],
      ["product", company, id],
    ])
      void client.invalidateQueries({ queryKey });
  };
  const undo = async (id: string, revision: number) => {
    const body = { revision, fields: ["price" as const] };
    const result = await callStaff("POST /admin/products/:id/restore", { company, params: { id }, body });
    if (!result.ok) return void toast.error(productRefusalText(result.refusal));
    reload(id);
    toast.success(paletteTexts.priceRestored);
  };
  return async ({ id, name, price: before, revision }, price) => {
    const body = { changes: { price }, base: { price: before } };
    const options = { company, params: { id }, ifMatch: `"r${revision}"`, body };
    const result = await callStaff("PATCH /admin/products/:id", options);
    if (!result.ok) {
      const [error = result.refusal] = Object.values(result.errors);
      return void toast.error(productRefusalText(error));
    }
    const saved = result.value.data;
    if (before === price) return void toast.info(paletteTexts.priceSame);
    reload(id);
    const run = () => void undo(id, saved.revision);
    toast.success(paletteTexts.priceSaved(name, formatMoney(price)), { label: paletteTexts.undo, run });
  };
}
