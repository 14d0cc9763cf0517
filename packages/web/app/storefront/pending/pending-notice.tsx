import { Notice } from "@pecacerta/ui/notice.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { usePending } from "./pending-store.ts";

export function PendingNotice() {
  const { lines, wishes } = usePending();
  const wish = wishes.at(-1);
  if (lines.length === 0 && !wish) return null;
  return (
    <div className="mb-4">
      <Notice>
        <div className="grid gap-1">
          {lines.length > 0 ? <p>{m.pending_lines_notice(pluralInputs(lines.length))}</p> : null}
          {wish ? <p>{m.pending_wish_notice({ name: wish.name })}</p> : null}
        </div>
      </Notice>
    </div>
  );
}
