import { Notice } from "./notice.tsx";

/** Tells of a wait. Screen readers read the text only, not each second of the countdown. */
export const WaitNotice = ({ text, countdown }: { text: string; countdown: string }) => (
  <Notice tone="warning">
    <div className="grid gap-1">
      <p>{text}</p>
      <p aria-hidden="true">{countdown}</p>
    </div>
  </Notice>
);
