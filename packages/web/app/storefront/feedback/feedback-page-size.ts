/** How many reviews, and how many questions, are shown at a time. */
export const FEEDBACK_PAGE_SIZE = 8;
