/*
 * Stands in the shell's build for two modules of the federation runtime: snapshots of manifests, and preloading
 * by them. Releases are known from the composition and preloaded by the boot script, so that nothing ever calls
 * these; the runtime has a switch for the plugins that do (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`), not for them.
 */

/** Remembers nothing, and lets plugins pass that would listen to it. */
export class SnapshotHandler {
  readonly manifestCache = new Map()
  readonly hooks = { applyPlugin: () => undefined }
}

/** What snapshots know of a remote that is registered anew. */
export function getGlobalRemoteInfo() {
  return {}
}

/** What a call of `preloadRemote` names. @throws Error always: the boot script preloads */
export function formatPreloadArgs(): never {
  throw new Error('remotes are preloaded by the boot script')
}

/** Nothing is preloaded by the runtime. */
export function preloadAssets(): Promise<[]> {
  return Promise.resolve([])
}
