import type { BuildTarget } from '@store/sdk/build/build-target'

/** What to build, and where. */
export interface BuildRequest {
  /** Root of the repository; builds and caches go to its `.data`. */
  root: string
  /** Folder of a remote, or `shell`. */
  name: string
  mode: BuildTarget['mode']
}
