import { Button } from "@pecacerta/ui/button.tsx";
import { QrCode } from "@pecacerta/ui/icons.tsx";
import { useState } from "react";
import { scanTexts } from "../texts/scan-texts.ts";
import { ScanDialog } from "./scan-dialog.tsx";

export function ScanButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        <QrCode size={18} />
        {scanTexts.open}
      </Button>
      {isOpen ? <ScanDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
