import { Button } from "@pecacerta/ui/button.tsx";
import { Copy } from "@pecacerta/ui/icons.tsx";
import { SelectedText } from "@pecacerta/ui/selected-text.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useCopy } from "@pecacerta/ui/use-copy.ts";
import { accountTexts } from "../texts/account-texts.ts";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, source, refused } = useCopy<HTMLTextAreaElement>();
  const press = async () => {
    if (await copy(text)) toast.success(accountTexts.copied);
  };
  return (
    <>
      <Button variant="secondary" small onClick={press}>
        <Copy size={16} />
        {label}
      </Button>
      {refused === null ? null : <SelectedText ref={source} text={refused} label={accountTexts.notCopied} />}
    </>
  );
}
