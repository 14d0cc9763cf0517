/** Stores the companies' pictures. A file is named by its content, so it never changes. */
export type FileStore = {
  /** Undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** When it resolves, the file is complete and survives a crash. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The names of all files, sorted. */
  list(): Promise<string[]>;
  /** Why the store cannot be used, as one sentence. */
  findProblem(): Promise<string | undefined>;
};
