import { parseDecimalInput } from "@pecacerta/rules/decimal-input";
import { ownProperty } from "@pecacerta/rules/own-property";
import { MAX_PIECES, type StaffStockReason } from "@pecacerta/rules/stock-movement";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { CHOSEN_MOVEMENTS, STOCK_REFUSALS, type StockAction, stockTexts } from "../texts/stock-texts.ts";
import { invalidateStock, type MoveStockBody } from "./stock-queries.ts";

type Fields = { choice: string; quantity: string; document: string; note: string };
type StockFormOptions = { productId: string; action: StockAction; onClose: () => void };

const FIRST_CHOICES: Readonly<Record<StockAction, string>> = { receive: "received", count: "", adjust: "damaged" };

/** One movement of one product. */
export function useStockForm({ productId, action, onClose }: StockFormOptions) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`stock-${action} ${company} ${productId}`);
  const form = useValidatedForm<keyof Fields>({
    initial: { choice: FIRST_CHOICES[action], quantity: "", document: "", note: "" },
    validate: ({ quantity }) => checkQuantity(quantity, action),
    async send(values) {
      const body = toBody(productId, values);
      const result = await withKey(body, (idempotencyKey) =>
        callStaff("POST /admin/stock/movements", { company, body, idempotencyKey }),
      );
      if (!result.ok) return result;
      const [moved] = result.value.data;
      if (moved?.refusal) return { ok: false, refusal: moved.refusal, errors: { quantity: moved.refusal } };
      toast.success(stockTexts.saved(moved?.name ?? "", moved?.balance ?? 0));
      onClose();
      await invalidateStock(client, company);
      return { ok: true };
    },
  });
  const isChanged = useFormDraft(`stock-${action} ${company} ${productId}`, form.fields);
  return { ...form, isChanged };
}

function checkQuantity(typed: string, action: StockAction): { quantity?: string } {
  if (typed.trim() === "") return { quantity: "ERROR_FORM_REQUIRED" };
  const [pieces, isCount] = [parsePieces(typed), action === "count"];
  const isPossible = pieces !== undefined && pieces >= (isCount ? 0 : 1) && pieces <= MAX_PIECES;
  return isPossible ? {} : { quantity: isCount ? "INVALID_COUNT" : "INVALID_QUANTITY" };
}

/** `1.000` is a thousand. */
function parsePieces(typed: string): number | undefined {
  const parsed = parseDecimalInput(typed, 0);
  return parsed.ok ? parsed.value : undefined;
}

function toBody(productId: string, { choice, quantity, document, note }: Fields): MoveStockBody {
  const [pieces = 0, chosen] = [parsePieces(quantity), ownProperty(CHOSEN_MOVEMENTS, choice)];
  const movement: { reason: StaffStockReason; quantity?: number; counted?: number } = chosen
    ? { reason: chosen.reason, quantity: pieces * chosen.sign }
    : { reason: "counted", counted: pieces };
  return { document, note, movements: [{ product_id: productId, ...movement }] };
}

export const stockRefusalText = (refusal: string): string | undefined => ownProperty<string>(STOCK_REFUSALS, refusal);
