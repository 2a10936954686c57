import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { DownloadAsked, OwnDataRequests } from '@store/contract/schemas/accounts/data-requests'
import { fromBufferPromise } from 'yauzl'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import {
  createPersonWithRows,
  personalTexts,
} from '../../../test/personal-data/person-with-rows.ts'
import { findRowsOf } from '../../../test/personal-data/rows-of-person.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { runCleanupJobs } from '../../base/cleanup/run-cleanup-jobs.ts'
import { createSettingsReader } from '../../support/settings/settings-service.ts'
import { expiredArchives, makeNextArchive } from './archive/make-archives.ts'
import { personalTables } from './personal-tables.ts'

const beginning = Date.parse('2026-11-27T06:00:00Z')
let skippedMs = 0
const clock = { now: () => new Date(beginning + skippedMs) }
const environment = { ...seller, PUBLIC_ORIGIN: 'https://store.example' }
const store = useTestStore({ clock, environment })
const dayMs = 24 * 3_600_000

interface Downloaded {
  data: { title: string; rows: Record<string, unknown>[] }[]
}

async function makeArchives(): Promise<void> {
  const { db, config } = store
  const settings = createSettingsReader({ db, config, clock })
  while (await makeNextArchive({ db, clock, config, settings, mails: openMailQueue(store) }));
}

const ask = async ({ headers }: Pick<SignedInAccount, 'headers'>) =>
  store.app.inject({ method: 'POST', url: '/api/auth/me/data-requests/download', headers })
const list = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/auth/me/data-requests', headers })).json<OwnDataRequests>()
    .requests
const fetchArchive = async ({ headers }: Pick<SignedInAccount, 'headers'>, id: string) =>
  store.app.inject({ url: `/api/auth/me/data-requests/${id}/archive`, headers })

async function download(buyer: SignedInAccount): Promise<Map<string, string>> {
  const { request } = (await ask(buyer)).json<DownloadAsked>()
  await makeArchives()
  const { rawPayload } = await fetchArchive(buyer, request._id)
  const zip = await fromBufferPromise(rawPayload, { lazyEntries: true })
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}

beforeEach(() => {
  skippedMs = 0
})

describe('Download my data', () => {
  it('has every row that mentions the person, as JSON and as a page', async () => {
    const buyer = await createPersonWithRows(store)
    await createListOfAnother()
    const mentioned = await findRowsOf(store, buyer.account, Object.values(personalTexts))
    const files = await download(buyer)
    expect([...files.keys()]).toEqual(['my-data.json', 'my-data.html'])
    const { data } = JSON.parse(files.get('my-data.json') ?? '') as Downloaded
    const exported = new Map<string, number>()
    for (const { title, rows } of data) {
      const table = personalTables.find((each) => each.title === title)?.table ?? title
      exported.set(table, (exported.get(table) ?? 0) + rows.length)
    }
    expect(mentioned.size).toBeGreaterThan(20)
    for (const [table, rows] of mentioned) {
      expect([table, Math.min(exported.get(table) ?? 0, rows)]).toEqual([table, rows])
    }
    const page = files.get('my-data.html') ?? ''
    for (const words of Object.values(personalTexts)) expect(page).toContain(words)
    expect(page).not.toMatch(/<script/)
  })

  it('has nothing of others, and no secret', async () => {
    const other = await createPersonWithRows(store)
    const buyer = await signIn(store, 'reseller')
    const files = await download(buyer)
    const all = [...files.values()].join()
    for (const words of [personalTexts.email, personalTexts.delivery, other.account.publicId]) {
      expect(all).not.toContain(words)
    }
    expect(all).not.toContain('argon2')
  })

  it('has no message that a stranger sent from an address that nobody has confirmed', async () => {
    const { email } = personalTexts
    const payload = { name: 'Owner', email, subject: '9820012345', message: 'My own words' }
    await store.app.inject({ method: 'POST', url: '/api/contact', payload })
    const account = await createAccount(store.db, { email, isEmailUnconfirmed: true })
    const files = await download(await signIn(store, account))
    expect(files.get('my-data.json')).not.toContain('My own words')
  })

  it('is told by mail, with a link to the profile, and listed until it expires', async () => {
    const buyer = await signIn(store, 'enduser')
    await ask(buyer)
    expect((await list(buyer))[0]).not.toHaveProperty('archiveUntil')
    await makeArchives()
    const [mail] = await takeMails(store)
    expect([mail?.to, mail?.subject]).toEqual([buyer.account.email, 'Your data are ready'])
    expect(mail?.text).toContain('https://store.example/profile#my-data')
    const [request] = await list(buyer)
    expect(request).toMatchObject({ kind: 'download', archiveUntil: expect.any(String) })
    expect((await fetchArchive(buyer, request?._id ?? '')).statusCode).toBe(200)
  })

  it('cannot be fetched any more after a week, and is deleted', async () => {
    const account = await createAccount(store.db)
    const { request } = (await ask(await signIn(store, account))).json<DownloadAsked>()
    await makeArchives()
    skippedMs = 7.01 * dayMs
    const later = await signIn(store, account)
    expect((await fetchArchive(later, request._id)).statusCode).toBe(404)
    expect((await list(later))[0]).not.toHaveProperty('archiveUntil')
    await runCleanupJobs(store.app, { cleanupJobs: [expiredArchives(store.db)], clock })
    expect(await store.db('data_archives')).toEqual([])
  })

  it('is one for two requests at once, and for all of a day', async () => {
    const buyer = await signIn(store, 'enduser')
    const answers = await Promise.all([ask(buyer), ask(buyer), ask(buyer)])
    await makeArchives()
    const again = await ask(buyer)
    const ids = [...answers, again].map((answer) => answer.json<DownloadAsked>().request._id)
    expect([new Set(ids).size, (await store.db('data_requests')).length]).toEqual([1, 1])
  })

  it('is made once by several instances at once', async () => {
    const buyer = await signIn(store, 'enduser')
    await ask(buyer)
    await Promise.all([makeArchives(), makeArchives(), makeArchives()])
    expect([(await takeMails(store)).length, (await store.db('data_archives')).length]).toEqual([
      1, 1,
    ])
  })

  it('is refused to everybody but its owner', async () => {
    const buyer = await signIn(store, 'enduser')
    const { request } = (await ask(buyer)).json<DownloadAsked>()
    await makeArchives()
    const others = [await signIn(store, 'enduser'), await signIn(store, 'superadmin')]
    const statuses = await Promise.all(
      [...others, { headers: { authorization: '' } }].map(
        async (who) => (await fetchArchive(who, request._id)).statusCode,
      ),
    )
    expect(statuses).toEqual([404, 403, 401])
  })
})

/** Rows that must not be in a download of somebody else. */
async function createListOfAnother(): Promise<void> {
  const { headers } = await signIn(store, 'reseller')
  const payload = { name: 'Weekly' }
  await store.app.inject({ method: 'POST', url: '/api/lists', headers, payload })
}
