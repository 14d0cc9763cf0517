import { searchTexts } from "./pt/search.ts";
import { createText } from "./text.ts";

/** What the shop says where somebody searches. */
export const searchText = createText(searchTexts);

export const useSearchText = () => searchText;
