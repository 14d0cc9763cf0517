import { Share2 } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { m } from "#messages";

export function ShareButton({ title }: { title: string }) {
  const isAlive = useHydrated();
  const share = () =>
    void import("./share-page.ts").then(
      ({ sharePage }) => sharePage(title),
      () => undefined,
    );
  return (
    <button type="button" className="action-link" disabled={!isAlive} onClick={share}>
      <Share2 size={18} />
      {m.share()}
    </button>
  );
}
