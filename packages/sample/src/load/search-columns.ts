import { normalizePartNumber } from "@pecacerta/rules/text";
import { searchDocument } from "@pecacerta/server/catalog/search-tokens/tokenize";
import type { SampleProduct } from "../sample-types.ts";

/** What the server keeps with a product so that the search finds it. */
export function searchColumns({ name, partNumber }: SampleProduct, brand: string, categories: string[]) {
  return {
    partNumberForm: normalizePartNumber(partNumber),
    searchForm: searchDocument({ name, brand, partNumber, categoryTemplates: categories }),
  };
}
