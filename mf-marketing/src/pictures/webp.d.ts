/** A picture; the build emits the file and returns its URL. */
declare module '*.webp' {
  const address: string
  export = address
}
