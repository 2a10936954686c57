import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/servers/smtp-server.ts'
import { createTestDelivery } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { Mail } from './mail.ts'
import { leaseMs, type MailDelivery, pauseAfter } from './mail-delivery.ts'
import { claimMail } from './mail-repository.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })
let server: TestSmtpServer
let mailer: Mailer

beforeAll(async () => {
  server = await startSmtpServer()
  mailer = createSmtpMailer({ url: server.url, from: 'Store <no-reply@store.test>' })
})
afterEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  mailer.close()
  await server.close()
})

function aMail(overrides: Partial<Mail> = {}): Mail {
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  return {
    to: 'asha@example.in',
    subject: 'Hello',
    text: 'Your code is 123456.',
    expiresAt,
    ...overrides,
  }
}

async function queue(...mails: Mail[]): Promise<void> {
  await openMailQueue(store).add(store.db, mails)
}

function newDelivery(): MailDelivery {
  return createTestDelivery(store, mailer)
}

async function deliverAll(delivery = newDelivery()): Promise<void> {
  while (await delivery.deliverNext());
}

describe('a queued mail', () => {
  it('arrives at the mail server unchanged, and is deleted from the outbox', async () => {
    await queue(aMail())
    await deliverAll()
    expect(server.received).toHaveLength(1)
    const [{ recipients, source } = { recipients: [], source: '' }] = server.received
    expect(recipients).toEqual(['asha@example.in'])
    expect(source).toMatch(/^From: Store <no-reply@store.test>\r$/m)
    expect(source).toMatch(/^Subject: Hello\r$/m)
    expect(source).toMatch(/^Message-ID: <[0-9A-Z]{26}@store.test>\r$/m)
    expect(source).toContain('Your code is 123456.')
    expect(await store.db('mails')).toEqual([])
  })

  it('is sent to one person, whatever characters the address contains', async () => {
    await queue(aMail({ to: 'asha,ravi@example.in' }))
    await deliverAll()
    expect(server.received.map(({ recipients }) => recipients.length)).toEqual([1])
  })

  it('is sent once by concurrent workers', async () => {
    await queue(...Array.from({ length: 20 }, (_, index) => aMail({ to: `a${index}@example.in` })))
    await Promise.all([1, 2, 3].map(() => deliverAll()))
    const recipients = server.received.flatMap((mail) => mail.recipients).sort()
    expect(recipients).toEqual(
      Array.from({ length: 20 }, (_, index) => `a${index}@example.in`).sort(),
    )
  })

  it('is retried after a pause, with the same id, when the server defers it', async () => {
    await queue(aMail())
    const [row] = await store.db('mails')
    server.putOff(1)
    await deliverAll()
    await deliverAll()
    expect(server.received).toEqual([])
    skippedMs += pauseAfter(1)
    await deliverAll()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.source).toContain(row.public_id)
  })

  it('is sent by another worker when one died, once its lease has expired', async () => {
    await queue(aMail())
    const now = clock.now()
    await claimMail(store.db, 'dead', { now, leaseUntil: new Date(now.getTime() + leaseMs) })
    await deliverAll()
    expect(server.received).toEqual([])
    skippedMs += leaseMs
    await deliverAll()
    expect(server.received).toHaveLength(1)
  })

  it('is dropped once it has expired, and the next one is sent', async () => {
    const expiresAt = new Date(clock.now().getTime() + 60_000)
    await queue(aMail({ to: 'late@example.in', expiresAt }), aMail({ to: 'next@example.in' }))
    skippedMs += 60_000
    await deliverAll()
    expect(server.received.flatMap(({ recipients }) => recipients)).toEqual(['next@example.in'])
    expect(await store.db('mails')).toEqual([])
  })

  it('is dropped when it is a decoy', async () => {
    await queue(aMail({ to: undefined }))
    await deliverAll()
    expect([server.received, await store.db('mails')]).toEqual([[], []])
  })

  it('is never sent when its transaction was rolled back', async () => {
    const failing = store.db.transaction(async (trx) => {
      await openMailQueue(store).add(trx, [aMail()])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await deliverAll()
    expect(server.received).toEqual([])
  })

  it('stays queued when it was encrypted with another secret', async () => {
    const config = { ...store.config, SESSION_SECRET: 'a secret of somebody else' }
    const foreign = { clock, config }
    await openMailQueue(foreign).add(store.db, [aMail()])
    await deliverAll()
    expect(server.received).toEqual([])
    expect(await store.db('mails')).toHaveLength(1)
  })
})

it('is retried after longer and longer pauses, up to a maximum', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([5_000, 10_000, 20_000])
  expect(pauseAfter(50)).toBe(300_000)
})
