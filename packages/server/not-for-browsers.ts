// The client build resolves every import of this package to this file: it exports nothing, so the build fails.
export {};
