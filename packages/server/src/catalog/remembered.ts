/**
 * What was worked out once and is kept for whoever asks next, for all companies together and up to so many bytes: what
 * nobody asked for the longest goes first.
 */
export type Remembered<Value> = { most: number; bytes: number; kept: Map<string, { value: Value; bytes: number }> };

export const newMemory = <Value>(most: number): Remembered<Value> => ({ most, bytes: 0, kept: new Map() });

export function recalled<Value>(memory: Remembered<Value>, key: string): Value | undefined {
  const known = memory.kept.get(key);
  if (!known) return undefined;
  // Those asked for last stand last.
  memory.kept.delete(key);
  memory.kept.set(key, known);
  return known.value;
}

export function remember<Value>(memory: Remembered<Value>, key: string, value: Value, bytes: number): void {
  forget(memory, key);
  memory.kept.set(key, { value, bytes });
  memory.bytes += bytes;
  for (const oldest of memory.kept.keys()) {
    if (memory.bytes <= memory.most) return;
    forget(memory, oldest);
  }
}

export function forget<Value>(memory: Remembered<Value>, key: string): void {
  memory.bytes -= memory.kept.get(key)?.bytes ?? 0;
  memory.kept.delete(key);
}
