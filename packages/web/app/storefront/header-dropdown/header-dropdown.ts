import { create } from "zustand";

export type HeaderDropdown = "search" | "vehicle" | "account" | "cart";

/** The header's open dropdown. One at a time: opening one closes the other. */
export const useHeaderDropdown = create<{ open: HeaderDropdown | null }>(() => ({ open: null }));

export const openDropdown = (dropdown: HeaderDropdown): void => useHeaderDropdown.setState({ open: dropdown });

export const closeDropdown = (dropdown: HeaderDropdown): void =>
  useHeaderDropdown.setState(({ open }) => (open === dropdown ? { open: null } : { open }));
