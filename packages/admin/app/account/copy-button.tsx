import { Button } from "@pecacerta/ui/button.tsx";
import { copyText } from "@pecacerta/ui/copy-text.ts";
import { Copy } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { accountTexts } from "../texts/account-texts.ts";

export const CopyButton = ({ text, label }: { text: string; label: string }) => (
  <Button
    variant="secondary"
    small
    onClick={async () =>
      (await copyText(text)) ? toast.success(accountTexts.copied) : toast.warning(accountTexts.notCopied)
    }
  >
    <Copy size={16} />
    {label}
  </Button>
);
