import { callStaff } from "../client/staff-call.ts";

type MergeInput = { text: string; into: string };

/** Gives the brand to all products that hold the text, in as many calls as it takes. A failed one can be sent again. */
export async function mergeWholeBrand(company: string, body: MergeInput) {
  while (true) {
    const result = await callStaff("POST /admin/brands/merge", { company, body });
    if (!result.ok || result.value.data.remaining === 0 || result.value.data.products === 0) return result;
  }
}
