import { create } from "zustand";

export type HeaderDrop = "search" | "vehicle" | "account" | "cart";

/** Which of the header's drop-downs is open. There is one place for it: whatever opens closes the other. */
export const useHeaderDrop = create<{ open: HeaderDrop | null }>(() => ({ open: null }));

export const openDrop = (drop: HeaderDrop): void => useHeaderDrop.setState({ open: drop });

export const closeDrop = (drop: HeaderDrop): void =>
  useHeaderDrop.setState(({ open }) => (open === drop ? { open: null } : { open }));
