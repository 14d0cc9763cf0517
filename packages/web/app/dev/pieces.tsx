import { Badge } from "@pecacerta/ui/badge.tsx";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Carousel } from "@pecacerta/ui/carousel/carousel.tsx";
import { Combobox } from "@pecacerta/ui/combobox.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { Field, LabeledControl, SelectField } from "@pecacerta/ui/field.tsx";
import { Grid } from "@pecacerta/ui/grid/grid.tsx";
import type { GridChange, GridColumn, GridRow } from "@pecacerta/ui/grid/use-grid.ts";
import * as icons from "@pecacerta/ui/icons.tsx";
import { CEP_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Pagination, StepPagination } from "@pecacerta/ui/pagination.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { SelectedText } from "@pecacerta/ui/selected-text.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { Stars } from "@pecacerta/ui/stars.tsx";
import { Tabs } from "@pecacerta/ui/tabs.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { WaitNotice } from "@pecacerta/ui/wait-notice.tsx";
import { type ReactNode, useState } from "react";
import "./ui-page.css";

const LOOKS = ["primary", "secondary", "quiet", "whatsapp"] as const;
const TONES = ["neutral", "accent", "ink", "success", "warning", "failure"] as const;
const NOTICES = ["neutral", "success", "warning", "failure"] as const;
const PAGES = { nav: "Páginas", previous: "Anterior", next: "Próxima", page: (page: number) => `Página ${page}` };
const SAYS = { kind: "carrossel", back: "Voltar", forward: "Avançar", pause: "Pausar", play: "Continuar" };
const LISTS = { none: "Nada encontrado", loading: "Carregando", count: (count: number) => `${count} opções` };
const CHOICES = ["Fiat", "Ford", "Volkswagen"].map((name) => ({ code: name, name }));
const SHEET: { columns: GridColumn[]; rows: GridRow[] } = {
  columns: [
    { id: "name", header: "Name", isReadOnly: true },
    { id: "price", header: "Price", isNumeric: true },
  ],
  rows: [
    { key: "one", cells: ["one", "1,00"].map((text) => ({ text, isChanged: false })) },
    { key: "two", error: "A refused row", cells: ["two", "2,00"].map((text) => ({ text, isChanged: true })) },
  ],
};

/** Each component of `ui/` in its states, by file name. */
export const pieces: Readonly<Record<string, ReactNode>> = {
  "badge.tsx": TONES.map((tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  )),
  "breadcrumb.tsx": (
    <Breadcrumb
      label="Caminho"
      current="Pastilhas"
      crumbs={[
        { name: "Início", href: "/" },
        { name: "Freios", href: "#" },
      ]}
    />
  ),
  "button.tsx": LOOKS.map((look) => (
    <p key={look} className="dev-piece">
      <Button variant={look}>{look}</Button>
      <Button variant={look} small>
        small
      </Button>
      <Button variant={look} disabled>
        disabled
      </Button>
      <Button variant={look} aria-busy>
        busy
      </Button>
      <ButtonLink variant={look} href="#link">
        link
      </ButtonLink>
    </p>
  )),
  "card.tsx": (
    <Card title="Title" aside={<a href="#card">aside</a>}>
      Content
    </Card>
  ),
  "carousel/carousel.tsx": (
    <div className="dev-wide">
      <Carousel label="Carrossel" labels={SAYS}>
        <ul className="strip">
          {["one", "two", "three", "four", "five", "six", "seven", "eight"].map((name) => (
            <li key={name}>
              <Card title={name}>Slide</Card>
            </li>
          ))}
        </ul>
      </Carousel>
    </div>
  ),
  "combobox.tsx": <Comboboxes />,
  "dialog.tsx": <OpenedDialog />,
  "empty-state.tsx": (
    <EmptyState icon={icons.PackageSearch} title="Nothing here" hint="And what to do about it">
      <Button>Way out</Button>
    </EmptyState>
  ),
  "error-summary.tsx": (
    <ErrorSummary title="Two fields" attempt={0} fields={[{ id: "piece-bad", label: "Field", error: "is wrong" }]} />
  ),
  "field.tsx": (
    <>
      <Field label="Field" hint="A hint" />
      <Field id="piece-bad" label="With an error" error="Is wrong" defaultValue="abc" />
      <Field label="Disabled" disabled />
      <SelectField label="Select">
        <option>One</option>
      </SelectField>
      <LabeledControl label="One's own control">
        {(described) => <textarea {...described} className="input" />}
      </LabeledControl>
    </>
  ),
  "grid/grid.tsx": <Sheet />,
  "icons.tsx": Object.entries(icons).map(([name, Icon]) => (
    <span key={name} className="dev-icon">
      <Icon />
      {name}
    </span>
  )),
  "masked-field.tsx": <MaskedField mask={CEP_MASK} label="CEP" value="01310-100" onInput={() => undefined} />,
  "notice.tsx": NOTICES.map((tone) => (
    <Notice key={tone} tone={tone}>
      {tone}
    </Notice>
  )),
  "pagination.tsx": (
    <>
      {[1, 10, 20].map((page) => (
        <Pagination key={page} page={page} pages={20} hrefOf={(number) => `#page-${number}`} labels={PAGES} />
      ))}
      <StepPagination before="#before" after="#after" labels={PAGES} />
    </>
  ),
  "price.tsx": <Price centavos={123_456} />,
  "selected-text.tsx": <SelectedText ref={null} text="https://example.com" label="Could not be copied" />,
  "skeleton.tsx": <Skeleton className="dev-line" />,
  "stars.tsx": [0, 2.5, 5].map((rating) => <Stars key={rating} rating={rating} label={`${rating}`} count={12} />),
  "tabs.tsx": (
    <Tabs
      label="Tabs"
      tabs={["one", "two"].map((id) => ({ id: `piece-${id}`, title: id, content: `Section ${id}` }))}
    />
  ),
  "toast-container.tsx": (["info", "success", "warning", "error"] as const).map((kind) => (
    <Button key={kind} variant="secondary" onClick={() => toast[kind](`A message: ${kind}`)}>
      {kind}
    </Button>
  )),
  "wait-notice.tsx": <WaitNotice text="A wait" countdown="5 s" />,
};

/** Components without output of their own. */
export const unseen: Readonly<Record<string, string>> = {
  "link-navigation.tsx": "Makes plain links change the page; its bar shows while a page is awaited.",
  "broken-image-fallback.tsx": "Replaces images that cannot be loaded by an empty frame.",
  "toasts.tsx": "Where messages appear: the buttons of toast-container.tsx bring them.",
};

function Comboboxes() {
  const [value, choose] = useState<(typeof CHOICES)[number] | null>(null);
  const given = { choices: CHOICES, value, onChoose: choose, messages: LISTS };
  const matching = (choices: typeof given.choices, text: string) =>
    choices.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <>
      <Combobox {...given} label="Combobox" filterChoices={(choices, text) => matching([...choices], text)} />
      <Combobox {...given} label="Loading" isLoading filterChoices={() => []} />
      <Combobox {...given} label="Disabled" disabled filterChoices={() => []} />
    </>
  );
}

function Sheet() {
  const [sheets, setSheets] = useState([SHEET.rows]);
  const [undone, setUndone] = useState<GridRow[][]>([]);
  const rows = sheets.at(-1) ?? SHEET.rows;
  const change = (changes: readonly GridChange[]) => {
    const textAt = (row: number, column: number) =>
      changes.find((each) => each.row === row && each.column === column)?.text;
    const changed = rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, column) => {
        const text = textAt(at, column);
        return text === undefined ? cell : { text, isChanged: true };
      }),
    }));
    setSheets([...sheets, changed]);
    setUndone([]);
  };
  const undo = () => {
    if (sheets.length === 1) return;
    setSheets(sheets.slice(0, -1));
    setUndone([...undone, rows]);
  };
  const redo = () => {
    setSheets([...sheets, ...undone.slice(-1)]);
    setUndone(undone.slice(0, -1));
  };
  return (
    <Grid
      label="Grid"
      columns={SHEET.columns}
      rows={rows}
      fieldLabel={(row, { header }) => `${header} of ${row.key}`}
      onChange={change}
      onUndo={undo}
      onRedo={redo}
      onIgnored={({ lines, cells }) => toast.warning(`${lines} lines and ${cells} cells without a place`)}
      onReadOnly={({ header }) => toast.info(`${header} cannot be changed`)}
    />
  );
}

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Dialog" closeLabel="Fechar">
        Content
      </Dialog>
    </>
  );
}
