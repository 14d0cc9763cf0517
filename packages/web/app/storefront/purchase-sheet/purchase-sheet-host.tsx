import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useOnline } from "../../client/use-online.ts";
import { usePurchaseSheet } from "../pending/purchase-sheet.ts";
import { signInPath } from "../sessions/next-path.ts";
import { useSession } from "../sessions/session-store.ts";

type SheetModule = typeof import("./purchase-sheet.tsx");

/** Shows the sheet in which visitors sign in or register to buy. If it cannot be loaded, the login page takes its place. */
export function PurchaseSheetHost() {
  const { isOpen: isAtSheet, close } = usePurchaseSheet();
  const isCustomer = useSession(({ isLoaded, session }) => isLoaded && session !== null);
  const isVisitor = useSession(({ isLoaded, session }) => isLoaded && session === null);
  const [module, setModule] = useState<SheetModule>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isOpen = isAtSheet && isVisitor;
  const closeAfterSignIn = useEffectEvent(close);
  useEffect(() => {
    if (isAtSheet && isCustomer) closeAfterSignIn();
  }, [isAtSheet, isCustomer]);
  useEffect(() => {
    if (isOpen && isOnline)
      import("./purchase-sheet.tsx").then(setModule, () => navigate(signInPath(pathname + search), { replace: true }));
  }, [isOpen, isOnline, navigate, pathname, search]);
  return module ? (
    <module.PurchaseSheet isOpen={isOpen} onClose={close}>
      {isVisitor ? <module.PurchaseSheetContent /> : null}
    </module.PurchaseSheet>
  ) : null;
}
