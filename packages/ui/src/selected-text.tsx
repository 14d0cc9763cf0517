import type { Ref } from "react";
import { LabeledControl } from "./field.tsx";

type SelectedTextProps = { ref: Ref<HTMLTextAreaElement>; text: string; label: string };

export const SelectedText = ({ ref, text, label }: SelectedTextProps) => (
  <LabeledControl label={label} className="w-full">
    {(described) => (
      <textarea {...described} ref={ref} readOnly rows={text.split("\n").length + 1} value={text} className="input" />
    )}
  </LabeledControl>
);
