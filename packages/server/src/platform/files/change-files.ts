import pLimit from "p-limit";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import type { FileStore } from "./file-store.ts";

const AT_ONCE = 8;
/** The database closes the connection of a transaction that waits 10 seconds for something else. */
const MAX_MS = 8000;

type FileLimits = { maxMs?: number };

/** Within a transaction: a few files at a time, in limited time. When it rejects, no file is being written any more. */
export const writeFiles = (store: FileStore, files: ReadonlyMap<string, Buffer>, limits?: FileLimits): Promise<void> =>
  changeFiles([...files], ([name, bytes], signal) => store.write(name, bytes, signal), limits);

export const deleteFiles = (store: FileStore, names: readonly string[], limits?: FileLimits): Promise<void> =>
  changeFiles(names, (name, signal) => store.delete(name, signal), limits);

async function changeFiles<File>(
  files: readonly File[],
  change: (file: File, signal: AbortSignal) => Promise<void>,
  { maxMs = MAX_MS }: FileLimits = {},
): Promise<void> {
  const stopping = new AbortController();
  const stopLate = () => stopping.abort(new ExternalServiceError(`The file store took longer than ${maxMs} ms`));
  const timer = setTimeout(stopLate, maxMs);
  const limit = pLimit(AT_ONCE);
  const changeUnlessStopped = async (file: File) => {
    if (!stopping.signal.aborted) await change(file, stopping.signal);
  };
  await Promise.all(files.map((file) => limit(changeUnlessStopped, file).catch((error) => stopping.abort(error))));
  clearTimeout(timer);
  stopping.signal.throwIfAborted();
}
