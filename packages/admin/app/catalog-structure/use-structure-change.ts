import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

const CHANGED_LISTS = ["categories", "brands", "product-types", "products", "product"];

/** Loads anew what shows categories, brands, types or attributes. */
export function useReloadStructure(): () => Promise<unknown> {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  return () => Promise.all(CHANGED_LISTS.map((name) => client.invalidateQueries({ queryKey: [name, company] })));
}

/** Says that a call is done, and loads anew what shows its result. */
export function useStructureChange() {
  const reload = useReloadStructure();
  return async <Result extends { ok: true } | StaffCallFailure>(
    call: Promise<Result>,
    done: string,
  ): Promise<Result> => {
    const result = await call;
    if (result.ok) toast.success(done);
    const reloaded = reload();
    if (result.ok) await reloaded;
    return result;
  };
}
