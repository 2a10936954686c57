import { CompositionSchema } from '@store/contract/schemas/site/composition'
import { composeSite } from '../compose/compose-site.ts'
import { type PublishedRemote, type PublishedShell, parseAs } from '../release.ts'
import { readStatus } from '../site/site-status.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { MemoryStore } from './memory-store.ts'
import { addRelease, remoteRelease, shellRelease } from './releases.ts'

/** The actor of changes in tests. */
export const byAsha = { actor: { by: 'asha' } }

/** Composes a site of a shell and the given remotes in one revision. */
export async function composeTestSite(
  remotes: Partial<PublishedRemote>[],
  shell: Partial<PublishedShell> = {},
) {
  const store = new MemoryStore()
  const made = [shellRelease(shell), ...remotes.map((overrides) => remoteRelease(overrides))]
  for (const one of made) await addRelease(store, one)
  const releases = made.map(({ release }) => release)
  await composeSite(store, { releases, ...byAsha })
  return store
}

/** Publishes one release of a remote, `mf-tea` by default. */
export async function publishOne(
  store: ReleaseStore,
  overrides: Partial<PublishedRemote>,
): Promise<PublishedRemote> {
  const made = remoteRelease(overrides)
  await addRelease(store, made)
  return made.release
}

/** Reads the composition that visitors get now; `undefined` before the first one. */
export async function readComposition(store: ReleaseStore) {
  const file = await store.read('composition.json')
  return file && parseAs(CompositionSchema, JSON.parse(file.bytes.toString()), 'composition.json')
}

/** A change of `mf-tea`. */
export const tea = { remote: 'mf-tea', ...byAsha }

/** Creates a site of tea and coffee with three more releases of tea. */
export async function createTeaAndCoffeeSite() {
  const store = await composeTestSite([
    { version: '1.0.0' },
    { name: 'mf-coffee', version: '1.0.0' },
  ])
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publishOne(store, { version })
  return store
}

/** Reads which releases of tea visitors get. */
export async function readTea(store: ReleaseStore) {
  const { remotes } = await readStatus(store)
  const { stable, canary, fallback } = remotes.find(({ name }) => name === 'mf-tea') ?? {}
  return {
    stable: stable?.version,
    ...(canary && { canary: `${canary.version} ${canary.percent}` }),
    ...(fallback && { fallback: fallback.version }),
  }
}
