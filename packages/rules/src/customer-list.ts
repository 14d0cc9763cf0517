export const CUSTOMER_VIEWS = ["all", "blocked"] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

export const CUSTOMER_SORTS = ["newest", "name"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
