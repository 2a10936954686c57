import { beforeEach, describe, expect, it } from '@jest/globals'
import type { MissedSearch, Synonym } from '@store/contract/schemas/catalog/search-terms'
import { signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { createMissedSearches, expiredMissedSearches } from './missed-searches.ts'

const store = useTestStore()
const url = '/api/superadmin/search/synonyms'
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await signIn(store, 'superadmin')).headers
})

function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  return store.app.inject({ method, url: path, headers, ...(payload && { payload }) })
}

const create = (term: string, ...replacements: string[]) =>
  send('POST', url, { term, replacements })

describe('synonyms of the search', () => {
  it('are created, listed by word in pages, changed and deleted, each in the audit log', async () => {
    await create('able', 'usb')
    const created = await create(' Zip  DRIVE', 'Pen Drive', 'pen drive')
    expect(created.statusCode).toBe(201)
    const synonym = created.json<Synonym>()
    expect(synonym).toMatchObject({ term: 'zip drive', replacements: ['pen drive'] })
    const changed = await send('PUT', `${url}/${synonym._id}`, {
      term: 'zip',
      replacements: ['usb'],
    })
    expect(changed.json()).toEqual({ _id: synonym._id, term: 'zip', replacements: ['usb'] })

    const page = await store.app.inject({ url: `${url}?limit=1`, headers })
    expect(page.json<Synonym[]>().map(({ term }) => term)).toEqual(['able'])
    expect(page.headers.link).toContain('rel="next"')

    expect((await send('DELETE', `${url}/${synonym._id}`)).statusCode).toBe(204)
    const audit = await store.app.inject({ url: '/api/admin/audit', headers })
    expect(audit.json().entries.slice(0, 3)).toMatchObject([
      { action: 'synonym.deleted', subject: { label: 'zip' } },
      {
        action: 'synonym.changed',
        changes: [{ field: 'synonym', from: 'zip drive: pen drive', to: 'zip: usb' }],
      },
      { action: 'synonym.created', actor: { email: expect.any(String) } },
    ])
  })

  it('refuses an invalid form, a word that has one, and one that is gone', async () => {
    const blank = await create(' ', 'ink')
    expect([blank.statusCode, blank.json().errors]).toEqual([
      400,
      [{ field: 'term', message: 'Enter one to four words.' }],
    ])
    await create('blue tooth', 'bluetooth')
    const taken = await create('Blue Tooth', 'ub500')
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'synonym_taken'])
    for (const method of ['PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { term: 'a', replacements: ['b'] } : undefined
      const gone = await send(method, `${url}/nothing`, payload)
      expect([gone.statusCode, gone.json().code]).toEqual([404, 'synonym_not_found'])
    }
  })

  it('are the superadmin’s alone', async () => {
    const { headers: admin } = await signIn(store, 'reseller-admin')
    for (const path of [url, '/api/superadmin/search/missed']) {
      expect((await store.app.inject({ url: path, headers: admin })).statusCode).toBe(403)
      expect((await store.app.inject(path)).statusCode).toBe(401)
    }
  })
})

describe('missed searches', () => {
  /** Logs into the database of the test as another instance does. */
  function createLog() {
    let flush: () => Promise<void> = async () => undefined
    const app = Object.create(store.app)
    app.addHook = (name: string, hook: () => Promise<void>) => {
      if (name === 'preClose') flush = hook
    }
    const log = createMissedSearches(app, store)
    return { ...log, flush: () => flush() }
  }
  const list = async (query = '') =>
    (await store.app.inject({ url: `/api/superadmin/search/missed${query}`, headers })).json<
      MissedSearch[]
    >()

  it('are counted by their words and listed, the most frequent first, until dismissed', async () => {
    const log = createLog()
    for (const q of ['Tonr  HP-88', 'zip drive', 'tonr hp 88']) log.add(q, false)
    await log.flush()
    log.add('zip drive', true)
    log.add('zip drive', true)
    await log.flush()
    expect(await list()).toEqual([
      { words: 'zip drive', searches: 3, isNear: true, lastAt: expect.any(String) },
      { words: 'tonr hp 88', searches: 2, isNear: false, lastAt: expect.any(String) },
    ])
    expect(await list('?limit=1&page=2')).toMatchObject([{ words: 'tonr hp 88' }])
    await send('DELETE', '/api/superadmin/search/missed?words=zip+drive')
    expect(await list()).toHaveLength(1)
  })

  it('wait for the database while it refuses them, and are counted once', async () => {
    const log = createLog()
    await store.db.schema.renameTable('missed_searches', 'missed_searches_away')
    log.add('zip drive', false)
    await log.flush()
    await store.db.schema.renameTable('missed_searches_away', 'missed_searches')
    log.add('zip drive', true)
    await log.flush()
    await log.flush()
    expect(await list()).toMatchObject([{ words: 'zip drive', searches: 2, isNear: true }])
  })

  it('leave out what may be personal, and never grow without bound', async () => {
    const log = createLog()
    for (const q of ['asha@example.in', 'call 98450 12376', '32ABCPN1234F1ZB', 'x'.repeat(101)]) {
      log.add(q, false)
    }
    for (let n = 0; n < 600; n += 1) log.add(`word${n}`, false)
    await log.flush()
    expect(await store.db('missed_searches').whereNot('words', 'like', 'word%')).toEqual([])
    expect(await store.db('missed_searches')).toHaveLength(500)
  })

  it('are deleted when nobody has repeated them for half a year', async () => {
    const log = createLog()
    log.add('zip drive', false)
    await log.flush()
    const job = expiredMissedSearches(store.db)
    const days = (count: number) => new Date(store.clock.now().getTime() + count * 86_400_000)
    expect(await job.run(days(179), 100)).toBe(0)
    expect(await job.run(days(181), 100)).toBe(1)
  })
})
