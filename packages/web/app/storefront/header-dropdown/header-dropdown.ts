import { create } from "zustand";

export type HeaderDropdown = "search" | "vehicle" | "account" | "cart";

/** Which of the header's drop-downs is open. There is one place for it: whatever opens closes the other. */
export const useHeaderDropdown = create<{ open: HeaderDropdown | null }>(() => ({ open: null }));

export const openDropdown = (dropdown: HeaderDropdown): void => useHeaderDropdown.setState({ open: dropdown });

export const closeDropdown = (dropdown: HeaderDropdown): void =>
  useHeaderDropdown.setState(({ open }) => (open === dropdown ? { open: null } : { open }));
