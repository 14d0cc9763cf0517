import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Folder } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { categoryTexts } from "../texts/category-texts.ts";
import type { OpenCategoryDialog } from "./category-dialogs.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { useCategories } from "./category-queries.ts";
import { CategoryTree } from "./category-tree.tsx";
import { positionTowards } from "./tree-rows.ts";
import { useFolded } from "./use-folded.ts";
import { type MoveCategory, useMoveCategory } from "./use-move-category.ts";
import "./categories.css";

const CategoryDialogs = lazy(async () => ({ default: (await import("./category-dialogs.tsx")).CategoryDialogs }));

export default function CategoriesPage() {
  const { slug, permissions } = useStaffCompany();
  const { data: list, error, refetch } = useCategories(slug);
  const [selectedId, select] = useState<string>();
  const [dialog, setDialog] = useState<OpenCategoryDialog>();
  const move = useMoveCategory();
  const isReadOnly = !permissions.includes("catalog.write");
  return (
    <>
      <PageTitle title={categoryTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{categoryTexts.title}</h1>
        {isReadOnly ? null : (
          <Button onClick={() => setDialog({ name: "create", category: undefined })}>{categoryTexts.create}</Button>
        )}
      </div>
      <p className="category-note mb-4">{categoryTexts.intro}</p>
      {list ? (
        <LoadedTree
          list={list}
          selectedId={selectedId}
          select={select}
          move={move}
          open={setDialog}
          isReadOnly={isReadOnly}
        />
      ) : error ? (
        <ListFailure refusal={refusalOf(error)} reload={refetch} />
      ) : (
        <ListSkeleton />
      )}
      <Suspense>
        {dialog && list ? (
          <CategoryDialogs
            {...dialog}
            list={list}
            move={move}
            onClose={() => setDialog(undefined)}
            onSaved={(id) => {
              setDialog(undefined);
              select(id);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type LoadedTreeProps = {
  list: readonly StaffCategoryDto[];
  selectedId: string | undefined;
  select: (id: string) => void;
  move: MoveCategory;
  open: (dialog: OpenCategoryDialog) => void;
  isReadOnly: boolean;
};

function LoadedTree({ list, selectedId, select, move, open, isReadOnly }: LoadedTreeProps) {
  const { folded, setOpen, foldAll, unfoldAll } = useFolded(list);
  const selected = list.find(({ id }) => id === selectedId) ?? list[0];
  if (!selected) return <EmptyState icon={Folder} title={categoryTexts.emptyTitle} hint={categoryTexts.emptyHint} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Button small variant="quiet" onClick={unfoldAll}>
            {categoryTexts.unfoldAll}
          </Button>
          <Button small variant="quiet" onClick={foldAll}>
            {categoryTexts.foldAll}
          </Button>
          <span className="category-note hidden lg:block">{isReadOnly ? null : categoryTexts.keys}</span>
        </div>
        <CategoryTree
          list={list}
          folded={folded}
          setOpen={setOpen}
          selectedId={selected.id}
          select={select}
          edit={(id) => open({ name: "edit", category: list.find((category) => category.id === id) })}
          move={move}
          isReadOnly={isReadOnly}
        />
      </div>
      <CategoryPanel
        category={selected}
        list={list}
        isReadOnly={isReadOnly}
        open={(name) => open({ name, category: selected })}
        moveTowards={(direction) => void move(selected, (tree) => positionTowards(tree, selected.id, direction))}
      />
    </div>
  );
}
