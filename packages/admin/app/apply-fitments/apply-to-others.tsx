import { Button } from "@pecacerta/ui/button.tsx";
import { PackageSearch } from "@pecacerta/ui/icons.tsx";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";

const ApplyToOthersDialog = lazy(async () => ({
  default: (await import("./apply-to-others-dialog.tsx")).ApplyToOthersDialog,
}));

type ApplyToOthersProps = Omit<ComponentProps<typeof ApplyToOthersDialog>, "onClose">;

export function ApplyToOthers(props: ApplyToOthersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        <PackageSearch size={16} />
        {texts.openOthers}
      </Button>
      <Suspense>{isOpen ? <ApplyToOthersDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
