/** The options of a build; everything else follows from the folder. */
export interface BuildTarget {
  /** Version of the release, e.g. `1.0.0-1a2b3c4d`. */
  version: string
  /** Digest of all inputs of the build, in hex. */
  buildId: string
  /** `development` does not minify. */
  mode: 'development' | 'production'
  /** Empty or missing folder that receives the files. */
  outputFolder: string
  /** The bundler's cache between builds, which takes longer to write than a release saves by it. Default: none. */
  cacheFolder?: string
}

/** First characters of a build id: enough to tell builds apart, short enough to read. */
export function shortBuildId(buildId: string): string {
  return buildId.slice(0, 8)
}
