import { redirect } from "react-router";

/** An address of the shop's previous menu, misspelled as it was. */
export const loader = () => redirect("/account/wishlist", 301);
