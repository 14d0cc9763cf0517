import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { CopyButton } from "./copy-button.tsx";
import "./account.css";

export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className="grid gap-4">
    <Notice tone="success">
      <div>
        <p className="strong">{accountTexts.doneTitle}</p>
        <p>{accountTexts.doneIntro}</p>
      </div>
    </Notice>
    <ul className="recovery-codes grid grid-cols-2 gap-2">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={codes.join("\n")} label={accountTexts.copyCodes} />
      <Button variant="secondary" small onClick={() => print()}>
        {accountTexts.print}
      </Button>
      <Button small onClick={onDone}>
        {accountTexts.finish}
      </Button>
    </div>
  </div>
);
