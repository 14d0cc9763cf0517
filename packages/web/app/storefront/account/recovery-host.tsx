import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { RecoveryDialogProps } from "./recovery-dialog.tsx";

/**
 * Opens the dialog of a forgotten password where the home page's address asks for it: `/?recover=1` sends a link,
 * and the link is the same address with its secret behind the mark, where no server ever sees it.
 */
export function RecoveryHost() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<RecoveryDialogProps>>();
  const isRequested = new URLSearchParams(search).has("recover");
  useEffect(() => {
    if (isRequested)
      import("./recovery-dialog.tsx").then(({ RecoveryDialog }) => setDialog(() => RecoveryDialog), ignoreLoadError);
  }, [isRequested]);
  const navigateTo = (address: string) => void navigate(address, { replace: true, preventScrollReset: true });
  return Dialog && isRequested ? (
    <Dialog secret={hash.slice(1)} onClose={() => navigateTo("/")} onRestart={() => navigateTo("/?recover=1")} />
  ) : null;
}

// Without a connection there is nothing to fill in: the page is what it is without the dialog.
const ignoreLoadError = () => undefined;
