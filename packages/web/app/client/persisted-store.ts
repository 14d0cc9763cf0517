import { type GenericSchema, safeParse } from "valibot";
import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { shallow } from "zustand/shallow";
import { onStorageChange, readStored, removeStored, storeValue } from "./storage.ts";

const VERSION = 1;

type Options<Data, Stored> = {
  /** The storage key of one company's value. */
  keyOf: (company: string) => string;
  initial: Data;
  /** The part of the state that is stored; null removes the key. */
  toStored: (data: Data) => unknown;
  /** Checks a stored value, because anyone can edit it. */
  schema: GenericSchema<unknown, Stored>;
  /** Undefined if the value is not valid for the company. */
  fromStored: (stored: Stored, company: string) => Data | undefined;
  /** An invalid value leaves the state as it is, instead of resetting it. */
  ignoresInvalid?: boolean;
  storage?: PersistStorage<unknown>;
};

/** `isLoaded` is false on the server, and in the browser until the storage was read. */
type LoadedState<Data> = Data & { isLoaded: boolean };

/** A zustand store that the browser stores per company, as `{ version, value }`, whenever the stored part changes. */
export function createPersistedStore<Data extends object, Stored>(options: Options<Data, Stored>) {
  const { keyOf, initial, toStored, schema, fromStored, ignoresInvalid, storage = versionedStorage } = options;
  let company = "";
  let lastStored: unknown;
  const parseStored = (value: unknown): Data | undefined => {
    const result = safeParse(schema, value);
    return result.success ? fromStored(result.output, company) : undefined;
  };
  const useStore = create<LoadedState<Data>>()(
    persist((): LoadedState<Data> => ({ ...initial, isLoaded: false }), {
      name: "",
      version: VERSION,
      skipHydration: true,
      storage: {
        ...storage,
        // An unchanged value could replace a newer one of another tab that this tab has not heard of yet.
        setItem(key, item) {
          if (shallow(item.state, lastStored)) return;
          lastStored = item.state;
          storage.setItem(key, item);
        },
      },
      partialize: toStored,
      merge(stored, current) {
        const state = { ...(ignoresInvalid ? current : initial), ...parseStored(stored), isLoaded: true };
        lastStored = toStored(state);
        return state;
      },
    }),
  );
  function load(nextCompany: string): void {
    company = nextCompany;
    useStore.persist.setOptions({ name: keyOf(company) });
    void useStore.persist.rehydrate();
  }
  return Object.assign(useStore, {
    load,
    /** Loads the state, now and whenever another tab changes it. Returns the cleanup function. */
    watch(company: string): () => void {
      load(company);
      return onStorageChange(keyOf(company), () => load(company));
    },
    reset(): void {
      useStore.setState(initial as Partial<LoadedState<Data>>);
    },
  });
}

const versionedStorage: PersistStorage<unknown> = {
  getItem(key) {
    const state = readStored(key, VERSION);
    return state === undefined ? null : { state, version: VERSION };
  },
  setItem: (key, { state }) => (state === null ? removeStored(key) : storeValue(key, VERSION, state)),
  removeItem: (key) => removeStored(key),
};
