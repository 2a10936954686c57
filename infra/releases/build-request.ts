import type { BuildTarget } from '@store/sdk/build/build-target'

/** What is built, and where. */
export interface BuildRequest {
  /** The repository; state goes to its `.data`. */
  root: string
  /** Folder of a remote, or `shell`. */
  name: string
  mode: BuildTarget['mode']
}
