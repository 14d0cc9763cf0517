import type { SupportGrantDto } from "@pecacerta/contract/admin/support";

/** Returns whether the request waits or the access lasts. */
export const isSupportOpen = ({ state }: SupportGrantDto): boolean => state === "requested" || state === "active";
