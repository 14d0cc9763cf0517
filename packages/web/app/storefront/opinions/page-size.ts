/** How many reviews, and how many questions, are shown at a time. */
export const OPINIONS_A_PAGE = 8;
