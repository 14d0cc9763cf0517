import { useLocation, useNavigate } from "react-router";

/** The quick view keeps its own fragment: the sheet opens above it. */
const QUICK_VIEW = /^#ver=/;

type SheetState = { purchaseSheet?: boolean } | null;

/** The sheet is open at a history entry of its own, so that going back closes it. */
export function usePurchaseSheet() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as SheetState)?.purchaseSheet === true;
  return {
    isOpen,
    open() {
      const { pathname, search, hash } = window.location;
      const fragment = QUICK_VIEW.test(hash) ? hash : "#comprar";
      const current = window.history.state?.usr as object | null;
      if ((current as SheetState)?.purchaseSheet) return;
      void navigate(pathname + search + fragment, {
        preventScrollReset: true,
        state: { ...current, purchaseSheet: true },
      });
    },
    close() {
      if (isOpen) void navigate(-1);
    },
  };
}
