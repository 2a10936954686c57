import { composeSite } from '../../releases/compose/compose-site.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import {
  addRelease,
  createTempFolder,
  remoteRelease,
  shellRelease,
} from '../../releases/testing/releases.ts'

/** Creates a site of tea and coffee in a folder, with two more releases of tea to promote. */
export async function createFolderSite(): Promise<FolderStore> {
  const store = new FolderStore(await createTempFolder())
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
