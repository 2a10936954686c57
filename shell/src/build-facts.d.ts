/** Versions of the shared modules, defined by the shell's build (`@store/sdk/build/shell-preset`). */
declare const __SHARED_VERSIONS__: Record<string, string>

/** A stylesheet, linked by the document. */
declare module '*.css'
