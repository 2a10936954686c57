/** What the one who starts a build decides; the rest follows from the folder being built. */
export interface BuildTarget {
  /** Version the release will carry, e.g. `1.0.0-1a2b3c4d`. */
  version: string
  /** Digest over everything the build reads, in hex. */
  buildId: string
  /** `development` leaves names and lines as they were written. */
  mode: 'development' | 'production'
  /** Empty or missing folder that receives the files. */
  outputFolder: string
  /** Kept between builds, to make the next one fast. */
  cacheFolder: string
}

/** First characters of a build id: enough to tell builds apart, short enough to read. */
export function shortBuildId(buildId: string): string {
  return buildId.slice(0, 8)
}
