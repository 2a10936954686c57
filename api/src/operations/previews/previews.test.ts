import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { readPreviewLink } from './preview-link.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })
const hash = `sha384-${'A'.repeat(64)}`
const releases = [{ name: 'mf-shop', version: '1.4.2', integrity: hash }]
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** A link as `infra/releases` creates it. */
function linkOf(preview: unknown, key = token, purpose = 'preview.'): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const signature = createHmac('sha256', key).update(`${purpose}${payload}`).digest('base64url')
  return `${payload}.${signature}`
}

function open(link: string) {
  return store.app.inject({ method: 'POST', url: '/api/previews', payload: { link } })
}

describe('a preview link', () => {
  it('returns the releases the platform signed it for, and its expiry', async () => {
    const preview = { releases, expiresAt: inAnHour() }
    const answer = await open(linkOf(preview))
    expect([answer.statusCode, answer.json()]).toEqual([200, preview])
  })

  it.each([
    ['is only text', 'mf-shop@1.4.2'],
    ['is signed by another', linkOf({ releases, expiresAt: inAnHour() }, 'guessed')],
    ['is signed for something else', linkOf({ releases, expiresAt: inAnHour() }, token, '')],
    ['is of yesterday', linkOf({ releases, expiresAt: '2020-01-01T00:00:00.000Z' })],
    ['never ends', linkOf({ releases, expiresAt: 'never' })],
    [
      'vouches for no hash',
      linkOf({ releases: [{ name: 'mf-shop', version: '1.4.2' }], expiresAt: inAnHour() }),
    ],
    [
      'is of the shell',
      linkOf({ releases: [{ ...releases[0], name: 'shell' }], expiresAt: inAnHour() }),
    ],
  ])('that %s is rejected', async (_, link) => {
    const answer = await open(link)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: 'preview_invalid', message: 'This preview link is not valid or has expired.' },
    ])
  })

  it('is rejected when no platform token is configured', () => {
    const link = linkOf({ releases, expiresAt: inAnHour() }, '')
    expect(readPreviewLink(link, { platformToken: '', now: new Date() })).toBeUndefined()
  })
})
