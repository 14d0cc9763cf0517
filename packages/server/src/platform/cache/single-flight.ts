/** Returns a function that runs one load per key at a time: callers meanwhile get the same promise. */
export function createSingleFlight<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>();
  return (key, load) => {
    const existing = pending.get(key);
    if (existing) return existing;
    const loading = load().finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  };
}
