import { LogOut } from "@pecacerta/ui/icons.tsx";
import { useNavigate } from "react-router";
import { useText } from "../../texts/text.ts";
import { signOut } from "./sign-out.ts";

export function SignOutButton({ className }: { className: string }) {
  const text = useText();
  const navigate = useNavigate();
  const handleClick = () => {
    void signOut();
    navigate("/account/login", { replace: true });
  };
  return (
    <button type="button" className={className} onClick={handleClick}>
      <LogOut size={20} strokeWidth={1.75} />
      {text("TEXT_SIGN_OUT")}
    </button>
  );
}
