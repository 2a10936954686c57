import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { seller } from '../../../../test/factories/invoice-client.ts'
import { storeDocuments } from '../../../../test/taxes/store-documents.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const now = { at: new Date('2026-12-10T06:00:00Z') }
const lacking = { number: 'INV/26-27/00009', lines: [{ hsn: '' }] }

describe('a filed return', () => {
  const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    store.app.inject({
      ...{ method, url: `/api/admin/taxes${url}` },
      headers: (await signIn(store, 'superadmin')).headers,
      ...(payload && { payload }),
    })
  const month = async () => (await send('GET', '?month=2026-11')).json<TaxMonth>()
  const file = async () => send('POST', '/filed', { month: '2026-11' })
  const mend = async () =>
    send('POST', '/details', {
      ...{ number: lacking.number, lines: [{ line: 1, hsn: '85176290' }] },
    })

  it('is kept with its file, its hash, who and when (taxes 1.9)', async () => {
    await storeDocuments(store, [{}, lacking])
    expect((await month()).filed).toBeUndefined()
    const made = (await send('GET', '/gstr1?month=2026-11')).body
    expect((await file()).json()).toEqual({ message: 'Marked as filed' })
    await mend()
    const kept = await send('GET', '/filed?month=2026-11')
    expect(kept.body).toBe(made)
    expect(kept.headers['content-disposition']).toBe(
      'attachment; filename="returns_10122026_R1_36AABCS1995K1ZX_offline.json"',
    )
    const { filed, isOver } = await month()
    const sha256 = createHash('sha256').update(made).digest('hex')
    expect([isOver, filed]).toMatchObject([
      true,
      { sha256, filedAt: '2026-12-10T06:00:00.000Z', filedBy: expect.stringMatching(/./) },
    ])
    expect(await store.db('audit_entries').pluck('action')).toContain('return.filed')
  })

  it('names what changed since as amendments due (taxes 1.10)', async () => {
    await storeDocuments(store, [{}, lacking])
    await file()
    expect((await month()).filed?.amendments).toEqual([])
    await mend()
    expect((await month()).filed).toMatchObject({
      ...{ amendments: [{ number: lacking.number, change: 'added' }], amendmentCount: 1 },
    })
  })

  it('is one for each month, and can be taken back', async () => {
    await storeDocuments(store, [{}])
    await file()
    const again = await file()
    expect([again.statusCode, again.json<ErrorBody>().message]).toEqual([
      ...[400, 'The return of this month is marked as filed already.'],
    ])
    expect((await send('DELETE', '/filed?month=2026-11')).statusCode).toBe(200)
    expect((await month()).filed).toBeUndefined()
    expect((await send('DELETE', '/filed?month=2026-11')).statusCode).toBe(400)
    expect((await send('GET', '/filed?month=2026-11')).statusCode).toBe(400)
    expect((await file()).statusCode).toBe(200)
    expect(await store.db('audit_entries').pluck('action')).toContain('return.filing-taken-back')
  })

  it('is not of a month that is not over in India', async () => {
    now.at = new Date('2026-11-30T18:29:00Z')
    expect((await file()).json<ErrorBody>().message).toBe(
      'This month is not over. Its return can be filed afterwards.',
    )
    expect((await month()).isOver).toBe(false)
    now.at = new Date('2026-11-30T18:30:00Z')
    expect((await file()).statusCode).toBe(200)
    now.at = new Date('2026-12-10T06:00:00Z')
  })
})
