import { ownProperty } from "@pecacerta/rules/own-property";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { ChevronDown, LoaderCircle } from "./icons.tsx";
import "./combobox.css";

/** `label` is shown instead of the name. */
export type ComboboxChoice = { code: string; name: string; label?: string };

type Props = {
  id?: string;
  label: ReactNode;
  describedBy?: string | undefined;
  placeholder?: string;
  choices: readonly ComboboxChoice[];
  value: ComboboxChoice | null;
  onChoose: (choice: ComboboxChoice) => void;
  /** Called when the list opens, and when an empty one is pressed: the moment to retry a failed load. */
  onOpen?: () => void;
  disabled?: boolean;
  isLoading?: boolean;
  /** Each new number moves the focus here and opens the list, without the keyboard of a phone. */
  openRequest?: number | undefined;
  filterChoices: (choices: readonly ComboboxChoice[], text: string) => ComboboxChoice[];
  messages: { none: string; loading: string; count: (count: number) => string };
  ref?: Ref<HTMLInputElement>;
};

/** A filterable list: the ARIA combobox pattern with a list of fixed height. */
export function Combobox(props: Props) {
  const { label, describedBy, placeholder, choices, value, disabled, isLoading, onOpen, messages, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { isOpen, inputText, options, active, open, close, changeInput, choose, onKeyDown } = useCombobox(props);
  const { box, inputMode, allowTyping } = useOpenItself(props, open);
  return (
    <div className="combobox" ref={box}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="combobox-box">
        <input
          {...{ ref, id, disabled, placeholder, inputMode, onKeyDown }}
          role="combobox"
          className="input"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-describedby={describedBy}
          aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
          aria-busy={isLoading || undefined}
          value={inputText ?? (value ? choiceLabel(value) : "")}
          onClick={() => {
            allowTyping();
            if (isOpen && choices.length === 0) onOpen?.();
            else open();
          }}
          onBlur={close}
          onChange={(event) => changeInput(event.target.value)}
        />
        {isLoading ? (
          <LoaderCircle size={18} className="combobox-mark combobox-loading" />
        ) : (
          <ChevronDown size={18} className="combobox-mark" />
        )}
        <div className="combobox-drop" hidden={!isOpen}>
          <Options {...{ id, options, value, choose }} active={isOpen ? active : -1} />
          {options.length === 0 ? (
            <p className="combobox-none">{isLoading ? messages.loading : messages.none}</p>
          ) : null}
        </div>
        <span role="status" className="sr-only">
          {isOpen ? (isLoading ? messages.loading : messages.count(options.length)) : ""}
        </span>
      </div>
    </div>
  );
}

type ListState = { isOpen: boolean; inputText: string | null; active: number };
const closed: ListState = { isOpen: false, inputText: null, active: 0 };

function useCombobox({ choices, value, disabled, isLoading, filterChoices, onOpen, onChoose }: Props) {
  const [{ isOpen, inputText, active }, setState] = useState(closed);
  const options = inputText === null ? choices : filterChoices(choices, inputText);
  const close = () => setState(closed);
  const open = () => {
    if (isOpen || disabled) return;
    const index = choices.findIndex(({ code }) => code === value?.code);
    setState({ isOpen: true, inputText: null, active: Math.max(0, index) });
    onOpen?.();
  };
  const changeInput = (text: string) => {
    open();
    setState({ isOpen: true, inputText: text, active: 0 });
  };
  const choose = (choice: ComboboxChoice | undefined) => {
    if (choice) onChoose(choice);
    close();
  };
  const move = (step: number) =>
    setState({ isOpen, inputText, active: (active + step + options.length) % Math.max(1, options.length) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownProperty({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    if (step !== undefined) isOpen ? move(step) : open();
    else if (isOpen && event.key === "Escape") close();
    else if (isOpen && event.key === "Enter") {
      if (!isLoading) choose(options[active]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
  return { isOpen, inputText, options, active, open, close, changeInput, choose, onKeyDown };
}

function useOpenItself({ openRequest }: Props, open: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const [inputMode, setInputMode] = useState<"none">();
  const openRef = useRef(open);
  openRef.current = open;
  useEffect(() => {
    if (openRequest === undefined) return;
    setInputMode("none");
    box.current?.querySelector("input")?.focus();
    openRef.current();
  }, [openRequest]);
  return { box, inputMode, allowTyping: () => setInputMode(undefined) };
}

const choiceLabel = ({ label, name }: ComboboxChoice): string => label ?? name;

type OptionsProps = {
  id: string;
  options: readonly ComboboxChoice[];
  value: ComboboxChoice | null;
  active: number;
  choose: (choice: ComboboxChoice) => void;
};

function Options({ id, options, value, active, choose }: OptionsProps) {
  const list = useScrollIntoView(active);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className="combobox-list"
    >
      {options.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys, as the pattern has it
        <div
          key={choice.code}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={choice.code === value?.code}
          className={index === active ? "combobox-option combobox-active" : "combobox-option"}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          {choiceLabel(choice)}
        </div>
      ))}
    </div>
  );
}

function useScrollIntoView(active: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    if (!(option instanceof HTMLElement) || !list.current) return;
    const { offsetTop: top, offsetHeight } = option;
    const { scrollTop, clientHeight } = list.current;
    const bottom = top + offsetHeight;
    if (top < scrollTop) list.current.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight;
  }, [active]);
  return list;
}
