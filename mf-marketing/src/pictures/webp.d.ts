/** A picture; the build puts the file into the release and gives its address. */
declare module '*.webp' {
  const address: string
  export = address
}
