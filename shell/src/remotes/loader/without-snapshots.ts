/*
 * Replaces two modules of the federation runtime in the shell's build: manifest snapshots and preloading. Releases are
 * known from the composition and preloaded by the boot script, so nothing calls these; the runtime has a switch for the
 * plugins that do (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN`), not for them.
 */

/** An empty handler whose hooks accept every plugin. */
export class SnapshotHandler {
  readonly manifestCache = new Map()
  readonly hooks = { applyPlugin: () => undefined }
}

/** Snapshot information of a remote; always empty. */
export function getGlobalRemoteInfo() {
  return {}
}

/** Replaces `preloadRemote`. @throws Error always: the boot script preloads */
export function formatPreloadArgs(): never {
  throw new Error('remotes are preloaded by the boot script')
}

/** The runtime preloads nothing. */
export function preloadAssets(): Promise<[]> {
  return Promise.resolve([])
}
