import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useReloadStructure } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { categoryTexts } from "../texts/category-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { categoriesKey } from "./category-queries.ts";
import { moveInTree, placeInTree, type TreePosition } from "./tree-rows.ts";

/** Gets the tree as it is by then, which may be ahead of the one that is drawn. */
type FindPosition = (list: readonly StaffCategoryDto[]) => TreePosition | undefined;
export type MoveCategory = (category: StaffCategoryDto, findPosition: FindPosition) => Promise<string | undefined>;

/**
 * Shows the move at once, and takes it back if the server refuses it. Resolves to the refusal. Moves by keys follow each
 * other faster than their answers: the tree is read anew after the last one.
 */
export function useMoveCategory(): MoveCategory {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const reload = useReloadStructure();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  return async ({ id, name }, findPosition) => {
    const key = categoriesKey(company);
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<StaffCategoryDto[]>(key) ?? [];
    const body = findPosition(before);
    if (!body) return void toast.warning(categoryTexts.cannotMove);
    const list = moveInTree(before, id, body);
    client.setQueryData(key, list);
    const sent = last.current.then(() =>
      callStaff("POST /admin/categories/:id/move", { company, params: { id }, body }),
    );
    last.current = sent;
    waiting.current += 1;
    const result = await sent;
    waiting.current -= 1;
    if (result.ok) toast.success(categoryTexts.moved(name, placeInTree(list, id)));
    else toast.warning(structureRefusalText(result.refusal));
    if (waiting.current === 0) await reload();
    return result.ok ? undefined : result.refusal;
  };
}
