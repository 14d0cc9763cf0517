import { searchTexts } from "./pt/search.ts";
import { createText } from "./text.ts";

export const searchText = createText(searchTexts);

export const useSearchText = () => searchText;
