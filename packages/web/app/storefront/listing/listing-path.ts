export const SEARCH_PATH = "/catalog/product-search";

export const isListingPath = (path: string): boolean => path === "/products" || /^\/(catalog|brands)\/./.test(path);
