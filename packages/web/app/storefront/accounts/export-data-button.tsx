import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

export function ExportDataButton() {
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const save = async () => {
    if (isSending) return;
    setSending(true);
    const response = await call("GET /user/export", {});
    setSending(false);
    setRefusal(response.ok ? undefined : response.refusal);
    if (response.ok) saveFile(`meus-dados-${response.value.data.exportedAt.slice(0, 10)}.json`, response.value.data);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p>{m.export_intro()}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Button variant="secondary" aria-disabled={isSending} onClick={save}>
        {isSending ? m.exporting() : m.export()}
      </Button>
    </div>
  );
}

function saveFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers start the download only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
