import { type ReactNode, useState } from "react";
import { useText } from "../../texts/text.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { OPINIONS_A_PAGE } from "./page-size.ts";

/** What somebody wants who is not content with reading the newest. */
export type Wanted = "write" | "more";

type Props = { of: "reviews" | "questions"; productId: string; total: number; children: ReactNode };

const load = () => import("./live-opinions.tsx");
const loadAhead = () => void load().catch(() => undefined);

const LABELS = {
  reviews: { write: "TEXT_WRITE_REVIEW", more: "TEXT_MORE_REVIEWS" },
  questions: { write: "TEXT_WRITE_QUESTION", more: "TEXT_MORE_QUESTIONS" },
} as const;

/** The newest opinions, which the page brought along, and the ways to write one and to see more: fetched when wanted. */
export function Opinions({ of, productId, total, children }: Props) {
  const text = useText();
  const [wanted, setWanted] = useState<Wanted>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const want = (what: Wanted) => {
    setWanted(what);
    load().then(setLoaded, () => toast.error(text("NETWORK_ERROR")));
  };
  const ask = (what: Wanted) => ({
    look: "secondary" as const,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => want(what),
    children: text(LABELS[of][what]),
  });
  if (loaded && wanted) {
    const Live = loaded.live[of];
    return (
      <Live productId={productId} total={total} wanted={wanted}>
        {children}
      </Live>
    );
  }
  return (
    <div className="opinions-part">
      <Button {...ask("write")} />
      {children}
      {total > OPINIONS_A_PAGE ? <Button {...ask("more")} /> : null}
    </div>
  );
}
