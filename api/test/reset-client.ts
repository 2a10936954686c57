import { expect } from '@jest/globals'
import type { TestAccount } from './factories/account-factory.ts'
import { takeMails } from './take-mails.ts'
import type { TestStore } from './test-store.ts'

let address = 0

/** The steps of a password reset: request a code, exchange it for a ticket, set the new password. */
export function resetClient(store: TestStore) {
  /** Each call uses its own client address, because throttles outlive a test. */
  function nextAddress(): string {
    address += 1
    return `10.2.${address >> 8}.${address & 255}`
  }

  function post(path: string, payload: object, from = nextAddress()) {
    return store.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      remoteAddress: from,
      payload,
    })
  }

  async function askForCode({ email }: { email: string }, from = nextAddress()): Promise<string> {
    expect((await post('forgot-password', { email }, from)).statusCode).toBe(200)
    const mail = (await takeMails(store)).findLast(({ to }) => to === email)
    const [code = 'no code in the mail'] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    return code
  }

  async function verify({ email }: { email: string }, otp: string) {
    return post('verify-otp', { email, otp })
  }

  async function ticketOf(account: TestAccount, from?: string): Promise<string> {
    const answer = await verify(account, await askForCode(account, from))
    expect(answer.statusCode).toBe(200)
    return answer.json().resetToken
  }

  function wrongCodeFor(code: string): string {
    return code === '000000' ? '000001' : '000000'
  }

  function reset({ email }: { email: string }, resetToken: string, password: string) {
    return post('reset-password', { email, newPassword: password, resetToken })
  }
  return { nextAddress, post, askForCode, verify, ticketOf, wrongCodeFor, reset }
}
