import type { BulkEditDto } from "@pecacerta/contract/admin/bulk-edits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { RotateCcw } from "@pecacerta/ui/icons.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton, MoreButton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useReadableValue } from "../product-history/use-readable-value.ts";
import { bulkEditTexts as texts } from "../texts/bulk-edit-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { selectionRefusalText, selectionTexts } from "../texts/selection-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { bulkEditText } from "./bulk-edit-text.ts";
import { RefusedProducts } from "./selection-preview.tsx";
import { useUndoSelection } from "./use-selection-change.ts";
import "./product-selection.css";

/** Changes of many products of the last 30 days, each with its way back. */
export function BulkEditList({ onClose }: { onClose: () => void }) {
  const { edits, state, refusal, reload, more } = useBulkEdits();
  const readable = useReadableValue();
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={shellTexts.close} className="dialog-sheet">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="note">{texts.intro}</p>
        {state === "loading" ? <ListSkeleton rows={3} /> : null}
        {state === "failed" ? <ListFailure refusal={refusal} reload={reload} /> : null}
        {state === "ready" && edits.length === 0 ? (
          <EmptyState icon={RotateCcw} title={texts.emptyTitle} hint={texts.emptyHint} />
        ) : null}
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {edits.map((edit) => (
            <BulkEditItem key={edit.id} edit={edit} text={bulkEditText(edit.action, readable)} reload={reload} />
          ))}
        </ul>
        <MoreButton more={more} />
      </div>
    </Dialog>
  );
}

const PAGE_SIZE = 50;

function useBulkEdits() {
  const { slug: company } = useStaffCompany();
  const query = useInfiniteQuery({
    queryKey: ["bulk-edits", company],
    gcTime: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/selections", { company, query: { before: pageParam }, signal })))
        .data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  });
  return {
    edits: query.data?.pages.flat() ?? [],
    state: query.data ? ("ready" as const) : query.isError ? ("failed" as const) : ("loading" as const),
    refusal: query.isError ? refusalOf(query.error) : undefined,
    reload: () => void query.refetch(),
    more: {
      isLeft: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      load: () => void query.fetchNextPage(),
    },
  };
}

function BulkEditItem({ edit, text, reload }: { edit: BulkEditDto; text: string; reload: () => void }) {
  const { id, at, name, products, undoneAt } = edit;
  const { undo, isUndoing, undone, refusal } = useUndoSelection(id, reload);
  return (
    <li className="bulk-edit grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <p className="strong wrap-anywhere">{text}</p>
      <p className="note wrap-anywhere">{texts.details(products, name, formatDateTime(at))}</p>
      {undone ? <p role="status">{selectionTexts.undone(undone.restored)}</p> : null}
      {undone ? <RefusedProducts title={selectionTexts.kept} refused={undone.kept} /> : null}
      {refusal ? <p role="alert">{selectionRefusalText(refusal)}</p> : null}
      {undoneAt ? <p className="note">{texts.undoneAt(formatDateTime(undoneAt))}</p> : null}
      {undone || undoneAt ? null : (
        <Button
          variant="secondary"
          small
          className="justify-self-start"
          aria-disabled={isUndoing}
          onClick={() => void undo()}
        >
          {texts.undo(products)}
        </Button>
      )}
    </li>
  );
}
