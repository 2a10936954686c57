import { describe, expect, it } from '@jest/globals'
import { secondsLeft, signFileUrl } from './file-url.ts'

const secret = 'only the API knows this'
const file = {
  publicId: '01K8ZZZZZZZZZZZZZZZZZZZZZZ',
  kind: 'bill',
  mediaType: 'application/pdf',
} as const

function partsOf(address: string) {
  const url = new URL(address, 'http://localhost')
  const [, , , id = '', name = ''] = url.pathname.split('/')
  const text = (key: string) => url.searchParams.get(key) ?? ''
  return { id, name, expires: text('expires'), signature: text('signature') }
}

describe('the URL of a private file', () => {
  it('is valid for five to ten minutes, whenever it was signed', () => {
    for (let second = 0; second < 900; second += 7) {
      const now = new Date(Date.UTC(2026, 10, 20, 9, 0, second))
      const left = secondsLeft(secret, partsOf(signFileUrl(secret, file, now)), now)
      expect(left).toBeGreaterThan(300 - 1)
      expect(left).toBeLessThanOrEqual(600)
    }
  })

  it('stays the same for five minutes, so that a polling screen does not reload files', () => {
    const early = signFileUrl(secret, file, new Date('2026-11-20T09:00:00Z'))
    const late = signFileUrl(secret, file, new Date('2026-11-20T09:04:59Z'))
    const next = signFileUrl(secret, file, new Date('2026-11-20T09:05:00Z'))
    expect(late).toBe(early)
    expect(next).not.toBe(early)
  })

  it('is invalid once it has expired, or when a part of it was changed', () => {
    const now = new Date('2026-11-20T09:00:00Z')
    const address = partsOf(signFileUrl(secret, file, now))
    const later = String(Number(address.expires) + 3600)
    const left = (changed: Partial<typeof address>) =>
      secondsLeft(secret, { ...address, ...changed }, now)
    expect(left({})).toBe(600)
    expect(left({ id: '01K8ZZZZZZZZZZZZZZZZZZZZZY' })).toBe(0)
    expect(left({ name: 'bill.html' })).toBe(0)
    expect(left({ expires: later })).toBe(0)
    expect(left({ expires: '' })).toBe(0)
    expect(left({ signature: '' })).toBe(0)
    expect(left({ signature: `${address.signature.slice(0, -1)}_` })).toBe(0)
    expect(secondsLeft('another secret', address, now)).toBe(0)
    expect(secondsLeft(secret, address, new Date('2026-11-20T09:10:00Z'))).toBe(0)
  })
})
