import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { categoryTexts } from "../texts/category-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { categoriesKey } from "./category-queries.ts";
import { moveInTree, placeInTree, type TreePosition } from "./tree-rows.ts";

/** Shows the move at once, and takes it back if the server refuses it. Resolves to the refusal. */
export function useMoveCategory() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const change = useStructureChange();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Moves by keys follow each other faster than their responses.
  const inTurn = <Value>(send: () => Promise<Value>): Promise<Value> => {
    const sent = last.current.then(send);
    last.current = sent;
    return sent;
  };
  return async ({ id, name }: StaffCategoryDto, place: TreePosition): Promise<string | undefined> => {
    const key = categoriesKey(company);
    await client.cancelQueries({ queryKey: key });
    const list = moveInTree(client.getQueryData<StaffCategoryDto[]>(key) ?? [], id, place);
    client.setQueryData(key, list);
    const moved = categoryTexts.moved(name, placeInTree(list, id));
    const send = () => callStaff("POST /admin/categories/:id/move", { company, params: { id }, body: place });
    const result = await change(inTurn(send), moved);
    if (result.ok) return undefined;
    await client.invalidateQueries({ queryKey: key });
    toast.warning(structureRefusalText(result.refusal));
    return result.refusal;
  };
}
