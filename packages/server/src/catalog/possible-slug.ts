const MAX_SLUG_LENGTH = 200;

/** Whether a text can be the slug of a product or a category: others are not searched. */
export const isPossibleSlug = (slug: string): boolean => slug.length <= MAX_SLUG_LENGTH && /^[a-z0-9-]+$/.test(slug);
