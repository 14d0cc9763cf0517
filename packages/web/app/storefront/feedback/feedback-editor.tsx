import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { type OpinionTextId, useOpinionText } from "../../texts/opinion-text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { signInPath } from "../session/next-path.ts";
import { useSession } from "../session/session-store.ts";
import type { FeedbackAction } from "./feedback.tsx";
import { FeedbackPager } from "./feedback-pager.tsx";
import type { FeedbackPages } from "./use-feedback-pages.ts";

export type FeedbackFormProps = { productId: string; onSent: () => void };
type Which = "reviews" | "questions";
type Props = {
  of: Which;
  pages: FeedbackPages;
  wanted: FeedbackAction;
  Form: ComponentType<FeedbackFormProps>;
  productId: string;
  children: ReactNode;
};
type Texts = Record<"write" | "sent" | "signIn", OpinionTextId>;

const TEXTS: Readonly<Record<Which, Texts>> = {
  reviews: { write: "TEXT_WRITE_REVIEW", sent: "TEXT_REVIEW_SENT", signIn: "TEXT_SIGN_IN_TO_REVIEW" },
  questions: { write: "TEXT_WRITE_QUESTION", sent: "TEXT_QUESTION_SENT", signIn: "TEXT_SIGN_IN_TO_ASK" },
};

/** Where an opinion is written, above the list of all. */
export function FeedbackEditor({ of, pages, wanted, Form, productId, children }: Props) {
  const text = useOpinionText();
  const [state, setState] = useState<"idle" | "writing" | "sent">(wanted === "write" ? "writing" : "idle");
  const { revalidate } = useRevalidator();
  const isSignedIn = useSession(({ session }) => session !== null);
  const sent = () => {
    setState("sent");
    pages.renew();
    // The page tells how many there are, and what they come to.
    void revalidate();
  };
  return (
    <div className="opinions-part">
      {state === "sent" ? <Said>{text(TEXTS[of].sent)}</Said> : null}
      {state === "writing" && !isSignedIn ? <SignInFirst of={of} /> : null}
      {state === "writing" && isSignedIn ? <Form productId={productId} onSent={sent} /> : null}
      {state === "idle" ? (
        <Button look="secondary" onClick={() => setState("writing")}>
          {text(TEXTS[of].write)}
        </Button>
      ) : null}
      <div aria-busy={pages.isBusy}>{children}</div>
      <FeedbackPager pages={pages} />
    </div>
  );
}

/** Takes the focus: what was pressed is gone. */
function Said({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice tone="success" ref={box}>
      {children}
    </Notice>
  );
}

function SignInFirst({ of }: { of: Which }) {
  const text = useOpinionText();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {text(TEXTS[of].signIn)}
        <ButtonLink href={signInPath(`${pathname}${search}#${of}`)} small>
          {text("TEXT_SIGN_IN")}
        </ButtonLink>
      </span>
    </Notice>
  );
}
