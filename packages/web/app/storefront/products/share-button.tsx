import { Share2 } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useText } from "../../texts/text.ts";

export function ShareButton({ title }: { title: string }) {
  const text = useText();
  const isAlive = useHydrated();
  const share = () =>
    void import("./share-page.ts").then(
      ({ sharePage }) => sharePage(title),
      () => undefined,
    );
  return (
    <button type="button" className="offer-action" disabled={!isAlive} onClick={share}>
      <Share2 size={18} />
      {text("TEXT_SHARE")}
    </button>
  );
}
