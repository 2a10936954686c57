/** Versions of the shared modules, defined by the shell's build (`@store/sdk/build/shell-preset`). */
declare const __SHARED_VERSIONS__: Record<string, string>

/** Where there is no document: renders a page, and answers in JSON (`render/render-page.tsx`). */
declare var renderPage: ((request: string) => Promise<string>) | undefined

/** A stylesheet, linked by the document. */
declare module '*.css'
