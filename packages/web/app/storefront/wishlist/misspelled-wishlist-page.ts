import { redirect } from "react-router";

/** The address that the mobile menu of the shop before this one led to, written as it wrote it. */
export const loader = () => redirect("/account/wishlist", 301);
