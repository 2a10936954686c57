import { composeSite } from '../../releases/compose/compose-site.ts'
import { MemoryStore } from '../../releases/testing/memory-store.ts'
import { addRelease, remoteRelease, shellRelease } from '../../releases/testing/releases.ts'

/**
 * Creates a site of tea and coffee, with two more releases of tea to promote. In memory: a folder waits for the disk on
 * every write.
 */
export async function createPlatformSite(): Promise<MemoryStore> {
  const store = new MemoryStore()
  const made = [
    shellRelease(),
    remoteRelease({ version: '1.0.0' }),
    remoteRelease({ name: 'mf-coffee', version: '1.0.0' }),
  ]
  for (const one of made) await addRelease(store, one)
  await composeSite(store, { releases: made.map(({ release }) => release), actor: { by: 'ravi' } })
  for (const version of ['1.1.0', '1.2.0']) {
    await addRelease(store, remoteRelease({ version }))
  }
  const clashing = remoteRelease({ version: '2.0.0', routes: [{ path: '/coffee' }] })
  await addRelease(store, clashing)
  return store
}
