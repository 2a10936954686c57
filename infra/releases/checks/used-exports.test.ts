import { describe, expect, it } from '@jest/globals'
import { setCanary } from '../compose/canary.ts'
import { promote } from '../compose/promote.ts'
import { rollback } from '../compose/rollback.ts'
import { readStatus } from '../site/site-status.ts'
import { addRelease, shellRelease } from '../testing/releases.ts'
import { byAsha, composeTestSite, publishOne, tea } from '../testing/sites.ts'

describe('the SDK exports that a remote uses', () => {
  const sdk = '@store/sdk'
  const provides = { react: '19.3.1', [sdk]: '2.1.0' }
  const older = { version: '1.0.0', provides, offers: { [sdk]: ['toast'] } }
  const newer = { version: '1.1.0', provides, offers: { [sdk]: ['toast', 'useCartCount'] } }

  /** Creates a site with an updated shell, in which tea uses the new exports. */
  async function createUpgradedSite() {
    const store = await composeTestSite([{ version: '1.0.0', uses: { [sdk]: ['toast'] } }], older)
    await addRelease(store, shellRelease(newer))
    await promote(store, { remote: 'shell', version: '1.1.0', ...byAsha })
    await publishOne(store, { version: '2.0.0', uses: { [sdk]: ['toast', 'useCartCount'] } })
    return store
  }
  const rejection =
    'mf-tea@2.0.0 uses useCartCount of @store/sdk, which shell@1.0.0 does not provide'

  it('prevent a rollback of the shell to a release without them', async () => {
    const store = await createUpgradedSite()
    await promote(store, { ...tea, version: '2.0.0' })
    const back = promote(store, { remote: 'shell', version: '1.0.0', ...byAsha })
    await expect(back).rejects.toThrow(rejection)
    await rollback(store, byAsha)
    await promote(store, { remote: 'shell', version: '1.0.0', ...byAsha })
    await expect(promote(store, { ...tea, version: '2.0.0' })).rejects.toThrow(rejection)
  })

  it('count for a canary as well', async () => {
    const store = await createUpgradedSite()
    await setCanary(store, { ...tea, version: '2.0.0', percent: 1 })
    const back = promote(store, { remote: 'shell', version: '1.0.0', ...byAsha })
    await expect(back).rejects.toThrow(rejection)
  })

  it('exclude a fallback that needs missing ones', async () => {
    const store = await createUpgradedSite()
    await promote(store, { ...tea, version: '2.0.0' })
    await publishOne(store, { version: '3.0.0', uses: { [sdk]: ['toast'] } })
    await promote(store, { ...tea, version: '3.0.0' })
    const { notes } = await promote(store, { remote: 'shell', version: '1.0.0', ...byAsha })
    expect(notes).toEqual([`mf-tea has no fallback: ${rejection}`])
  })

  it('are not required of a shell published before this check existed', async () => {
    const store = await composeTestSite([{ version: '1.0.0', uses: { [sdk]: ['toast'] } }])
    expect((await readStatus(store)).remotes).toHaveLength(1)
  })
})
