import { LogOut } from "@pecacerta/ui/icons.tsx";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { signOut } from "./sign-out.ts";

export function SignOutButton({ className }: { className: string }) {
  const navigate = useNavigate();
  const handleClick = () => {
    void signOut();
    navigate("/account/login", { replace: true });
  };
  return (
    <button type="button" className={className} onClick={handleClick}>
      <LogOut size={20} strokeWidth={1.75} />
      {m.sign_out()}
    </button>
  );
}
