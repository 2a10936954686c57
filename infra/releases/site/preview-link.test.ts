import { describe, expect, it } from '@jest/globals'
import { readPreviewLink } from '../../../api/src/operations/previews/preview-link.ts'
import { integrityOf } from '../integrity.ts'
import { composeTestSite, publishOne } from '../testing/sites.ts'
import { signPreviewLink } from './preview-link.ts'

const request = { token: 'platform-of-these-tests', expiresAt: new Date('2026-11-22T06:00:00Z') }

async function siteOfTea() {
  const store = await composeTestSite([{ version: '1.0.0' }])
  await publishOne(store, { version: '1.1.0' })
  return store
}

describe('a preview link', () => {
  it('pins the release.json of each release it shows, and expires', async () => {
    const store = await siteOfTea()
    const releases = [{ name: 'mf-tea', version: '1.1.0' }]
    const link = await signPreviewLink(store, { ...request, releases })
    const file = await store.read('mf/mf-tea/1.1.0/release.json')
    const read = (now: string) =>
      readPreviewLink(link.replace('/?preview=', ''), {
        platformToken: request.token,
        now: new Date(now),
      })
    expect(read('2026-11-22T05:59:59Z')).toEqual({
      releases: [{ ...releases[0], integrity: file && integrityOf(file.bytes) }],
      expiresAt: '2026-11-22T06:00:00.000Z',
    })
    expect(read('2026-11-22T06:00:00Z')).toBeUndefined()
  })

  it.each([
    ['not published', { name: 'mf-tea', version: '9.9.9' }, 'mf-tea@9.9.9 is not published'],
    [
      'not a remote of the site',
      { name: 'mf-milk', version: '1.0.0' },
      'mf-milk is not a remote of the site',
    ],
    [
      'the shell',
      { name: 'shell', version: '1.0.0-bbbbbbbb' },
      'shell is not a remote of the site',
    ],
  ])('is not created for a release that is %s', async (_, id, words) => {
    const link = signPreviewLink(await siteOfTea(), { ...request, releases: [id] })
    await expect(link).rejects.toThrow(words)
  })

  it('is not created without a key', async () => {
    const releases = [{ name: 'mf-tea', version: '1.1.0' }]
    const link = signPreviewLink(await siteOfTea(), { ...request, releases, token: '' })
    await expect(link).rejects.toThrow('PLATFORM_TOKEN, which is not set')
  })
})
