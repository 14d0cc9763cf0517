import { Eye } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { loadQuickView } from "./quick-view-host.tsx";
import "./quick-view-button.css";

/** Opens the quick view of a product at the address of the page with `#ver=` and the product's slug. */
export function QuickViewButton({ slug, name }: { slug: string; name: string }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const preload = () => void loadQuickView().catch(() => undefined);
  const open = () => {
    const { pathname, search } = window.location;
    void navigate(`${pathname}${search}#ver=${slug}`, { preventScrollReset: true, state: { opened: true } });
  };
  return (
    <button
      type="button"
      className="card-look"
      disabled={!isHydrated}
      aria-haspopup="dialog"
      aria-label={m.quick_view({ name })}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Eye size={20} />
    </button>
  );
}
