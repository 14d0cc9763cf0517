import { callStaff } from "../client/staff-call.ts";

type MergeInput = { text: string; into: string };

/** Gives the brand to all products that hold the text, in as many calls as it takes. A failed one can be sent again. */
export async function mergeWholeBrand(company: string, body: MergeInput) {
  const merge = () => callStaff("POST /admin/brands/merge", { company, body });
  let result = await merge();
  while (result.ok && result.value.data.remaining > 0 && result.value.data.products > 0) {
    const next = await merge();
    // Someone else has merged the rest.
    if (!next.ok && next.refusal === "BRAND_NOT_FOUND") return result;
    result = next;
  }
  return result;
}
