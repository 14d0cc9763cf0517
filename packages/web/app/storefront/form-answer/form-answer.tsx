import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";

/** What became of a form that the browser posted itself. */
export const FormAnswer = ({ problem, done }: { problem: string | null; done: string }) => (
  <div className="grid gap-4">
    {problem === null ? <Notice tone="success">{done}</Notice> : <Notice tone="failure">{refusalText(problem)}</Notice>}
    <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
  </div>
);
