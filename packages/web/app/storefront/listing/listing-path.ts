export const isListingPath = (path: string): boolean => path === "/products" || /^\/(catalog|brands)\/./.test(path);
