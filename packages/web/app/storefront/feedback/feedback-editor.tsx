import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { m } from "#messages";
import { signInPath } from "../sessions/next-path.ts";
import { useSession } from "../sessions/session-store.ts";
import type { FeedbackAction } from "./feedback.tsx";
import { FeedbackPager } from "./feedback-pager.tsx";
import type { FeedbackPages } from "./use-feedback-pages.ts";
import "./feedback.css";

export type FeedbackFormProps = { productId: string; onSent: () => void };
type FeedbackKind = "reviews" | "questions";
type Props = {
  kind: FeedbackKind;
  pages: FeedbackPages;
  action: FeedbackAction;
  Form: ComponentType<FeedbackFormProps>;
  productId: string;
  children: ReactNode;
};
type Texts = Record<"write" | "sent" | "signIn", () => string>;

const TEXTS: Readonly<Record<FeedbackKind, Texts>> = {
  reviews: { write: m.write_review, sent: m.review_sent, signIn: m.sign_in_to_review },
  questions: { write: m.write_question, sent: m.question_sent, signIn: m.sign_in_to_ask },
};

export function FeedbackEditor({ kind, pages, action, Form, productId, children }: Props) {
  const [state, setState] = useState<"idle" | "writing" | "sent">(action === "write" ? "writing" : "idle");
  const { revalidate } = useRevalidator();
  const isSignedIn = useSession(({ session }) => session !== null);
  const handleSent = () => {
    setState("sent");
    pages.reload();
    // The product page shows the count and the average.
    void revalidate();
  };
  return (
    <div className="feedback-part">
      {state === "sent" ? <SentNotice>{TEXTS[kind].sent()}</SentNotice> : null}
      {state === "writing" && !isSignedIn ? <SignInNotice kind={kind} /> : null}
      {state === "writing" && isSignedIn ? <Form productId={productId} onSent={handleSent} /> : null}
      {state === "idle" ? (
        <Button variant="secondary" onClick={() => setState("writing")}>
          {TEXTS[kind].write()}
        </Button>
      ) : null}
      <div aria-busy={pages.isLoading}>{children}</div>
      <FeedbackPager pages={pages} />
    </div>
  );
}

/** Takes the focus from the button that is gone. */
function SentNotice({ children }: { children: ReactNode }) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <Notice tone="success" ref={noticeRef}>
      {children}
    </Notice>
  );
}

function SignInNotice({ kind }: { kind: FeedbackKind }) {
  const { pathname, search } = useLocation();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <Notice ref={noticeRef}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {TEXTS[kind].signIn()}
        <ButtonLink href={signInPath(`${pathname}${search}#${kind}`)} small>
          {m.sign_in()}
        </ButtonLink>
      </span>
    </Notice>
  );
}
