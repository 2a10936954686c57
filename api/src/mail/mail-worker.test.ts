import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAccount } from '../testing/account-factory.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { useTestStore } from '../testing/test-store.ts'
import { createMailer } from './create-mailer.ts'

const environment: Record<string, string> = {}
let server: TestSmtpServer
beforeAll(async () => {
  server = await startSmtpServer()
  environment.SMTP_URL = server.url
})
const store = useTestStore({ environment })
afterAll(() => server.close())

describe('the server', () => {
  it('sends by itself what its features queue', async () => {
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

describe('without a mail server', () => {
  it('puts each mail into the outbox, whole, for its owner to read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-test-'))
    const mailer = createMailer({ ...store.config, SMTP_URL: '', DATA_FOLDER: folder })
    const mail = { publicId: 'A'.repeat(26), to: 'asha@example.in', subject: 'Hi', text: '123456' }
    await mailer.send(mail)
    await mailer.send(mail)
    const outbox = join(folder, 'outbox')
    expect(await readdir(outbox)).toEqual([`${mail.publicId}.eml`])
    const path = join(outbox, `${mail.publicId}.eml`)
    const message = await readFile(path, 'utf8')
    expect(message).toMatch(/^To: asha@example.in\r$/m)
    expect(message).toMatch(/\r\n\r\n123456/)
    expect((await stat(path)).mode & 0o077).toBe(0)
    mailer.close()
    await rm(folder, { recursive: true })
  })
})
