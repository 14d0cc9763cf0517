/** Stores the companies' pictures. A file is named by its content, so it never changes. */
export type FileStore = {
  /** Reads take time and cost money. */
  readonly isRemote: boolean;
  /** Undefined where there is no such file. Rejects when `signal` aborts. */
  read(name: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** When it resolves, the file is complete and survives a crash. */
  write(name: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  /** A file that is gone already is deleted. */
  delete(name: string, signal?: AbortSignal): Promise<void>;
  list(): Promise<string[]>;
  findProblem(): Promise<FileStoreProblem | undefined>;
};

export type FileStoreProblem = { text: string; isTemporary: boolean };
