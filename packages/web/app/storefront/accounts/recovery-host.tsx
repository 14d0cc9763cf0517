import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { RecoveryDialogProps } from "./recovery-dialog.tsx";

/**
 * Opens the password recovery dialog for `/?recover=1`. The e-mailed link is the same address with its token in the
 * fragment, which no server receives.
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
    <Dialog resetToken={hash.slice(1)} onClose={() => navigateTo("/")} onRestart={() => navigateTo("/?recover=1")} />
  ) : null;
}

const ignoreLoadError = () => undefined;
