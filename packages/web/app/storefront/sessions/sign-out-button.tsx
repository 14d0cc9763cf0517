import { LogOut } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { signOut } from "./sign-out.ts";

export function SignOutButton({ className }: { className: string }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const handleClick = () => {
    void signOut();
    navigate("/account/login", { replace: true });
  };
  return (
    <button type="button" className={className} disabled={!isHydrated} onClick={handleClick}>
      <LogOut size={20} strokeWidth={1.75} />
      {m.sign_out()}
    </button>
  );
}
