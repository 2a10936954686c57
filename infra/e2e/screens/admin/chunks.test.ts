import { beforeAll, describe, expect, it } from '@jest/globals'
import { siteRemote } from '../../releases/broken-release.ts'

const basePath = '/superadmin/'

describe('the chunks of the back office', () => {
  /** The files of each screen of the superadmin, which include one of each kind. */
  const screens = new Map<string, string[]>()
  beforeAll(async () => {
    const { screens: all = {} } = await siteRemote('mf-admin')
    for (const [path, files] of Object.entries(all)) {
      if (path.startsWith(basePath)) screens.set(path.slice(basePath.length), files)
    }
  })

  it.each([
    ['the charts', 'dashboard'],
    ['the import', 'products/import'],
    ['the product form', 'products'],
    // Both chunks contain the proof zoom: their shared code is too small for its own chunk.
    ['the queue of orders', 'orders/*'],
    ['the proof review', 'proofs'],
  ])('separate %s into files that no other screen loads', (_what, screen) => {
    const others = [...screens.keys()].filter((other) => other !== screen)
    expect(others).toHaveLength(screens.size - 1)
    const files = screens.get(screen) ?? []
    const own = files.filter((file) => others.every((other) => !screens.get(other)?.includes(file)))
    expect(own.length).toBeGreaterThan(0)
  })
})
