import { EventEmitter, once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { createAccount } from '../../../test/factories/account-factory.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/servers/smtp-server.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { createMailer } from './create-mailer.ts'
import { runMailWorker } from './mail-worker.ts'

const environment: Record<string, string> = {}
let server: TestSmtpServer
beforeAll(async () => {
  server = await startSmtpServer()
  environment.SMTP_URL = server.url
})
const store = useTestStore({ environment })
afterAll(() => server.close())

describe('the server', () => {
  it('sends queued mails by itself', async () => {
    const origin = await store.app.listen({ host: '127.0.0.1', port: 0 })
    const { email } = await createAccount(store.db)
    const arrived = once(server.arrivals, 'mail')
    const answer = await fetch(`${origin}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(200)
    await arrived
    expect(server.received[0]?.recipients).toEqual([email])
    expect(server.received[0]?.source).toMatch(/one-time code is \d{6}\./)
  })
})

describe('a worker', () => {
  it('finishes the current mail before its dependencies are closed', async () => {
    const events: string[] = []
    const app = fastify()
    const started = new EventEmitter()
    const delivery = {
      deliverNext: async () => {
        started.emit('mail')
        await once(started, 'sent')
        events.push('sent')
        return false
      },
    }
    const mailer = { send: async () => undefined, close: () => events.push('mailer closed') }
    await app.register(async (child) => runMailWorker(child, { delivery, mailer }))
    app.addHook('onClose', async () => {
      events.push('database closed')
    })
    const begun = once(started, 'mail')
    await app.listen({ host: '127.0.0.1', port: 0 })
    await begun
    setImmediate(() => started.emit('sent'))
    await app.close()
    expect(events).toEqual(['sent', 'mailer closed', 'database closed'])
  })
})

describe('without a mail server', () => {
  it('writes each mail completely into the outbox folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-test-'))
    const mailer = createMailer({ ...store.config, SMTP_URL: '', DATA_FOLDER: folder })
    const said = { subject: 'Hi', text: '123456', html: '<p>123456</p>' }
    const mail = { publicId: 'A'.repeat(26), to: 'asha@example.in', ...said }
    await mailer.send(mail)
    await mailer.send(mail)
    const outbox = join(folder, 'outbox')
    expect(await readdir(outbox)).toEqual([`${mail.publicId}.eml`])
    const path = join(outbox, `${mail.publicId}.eml`)
    const message = await readFile(path, 'utf8')
    expect(message).toMatch(/^To: asha@example.in\r$/m)
    expect(message).toMatch(/\r\n\r\n123456\r\n/)
    expect((await stat(path)).mode & 0o077).toBe(0)
    mailer.close()
    await rm(folder, { recursive: true })
  })
})
