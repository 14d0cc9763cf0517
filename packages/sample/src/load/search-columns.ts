import { normalizePartNumber } from "@pecacerta/rules/text";
import { searchDocument } from "@pecacerta/server/catalog/search-tokens/tokenize";
import type { SampleProduct } from "../sample-types.ts";

/** Columns of a product that the search reads. */
export function searchColumns({ name, partNumber, attributes }: SampleProduct, brand: string, categories: string[]) {
  return {
    normalizedPartNumber: normalizePartNumber(partNumber),
    searchText: searchDocument({
      name,
      brand,
      partNumber,
      categories,
      attributes: attributes.map(({ name, value }) => ({ name, values: [{ name: value }] })),
    }),
  };
}
