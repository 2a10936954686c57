import { describe, expect, it } from '@jest/globals'
import { type Audience, roles } from '@store/contract/rules/accounts/roles'
import { errorCodes } from '@store/contract/rules/error-codes'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { LightMyRequestResponse } from 'fastify'
import { useRouteTable } from '../../route-table.ts'
import { useTestStore } from '../../test-store.ts'
import { type Operation, readOperations } from '../openapi-document.ts'
import { createSampleRequests } from '../sample-requests.ts'
import { readStoredState, type StoredState } from '../table-state.ts'
import { badRequestsTo } from './bad-requests.ts'

const seed = Number(process.env.BAD_REQUESTS_SEED ?? Date.now() % 2 ** 31)
const minimumRequests = 5_000
const noLimit = '1000000'

/** Terms of the implementation, which no message for a user contains. */
const internalTerms =
  /FST_|ER_[A-Z]|ERR_|SQL|select |insert |undefined|\bnull\b|Unexpected|token|JSON at|node_modules|Error:/

/** Unusual texts that a text field may contain. */
const oddTexts = [
  'a\u0000b',
  '\ud800 alone',
  '\u202etxt.exe',
  '🧾🧑‍🔬',
  'Z̷̢̛͎a̸l̶g̵o̷',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '#{7*7}{{7*7}}',
  '\ufeff\u200b',
  '-1e400',
]

function allowedCallers({ route }: Operation): readonly Audience[] {
  const { access } = route
  if (access === 'public') return ['visitor', 'enduser', 'superadmin']
  // No session opens it: every request is rejected.
  if (access === 'platform') return ['visitor', 'superadmin']
  return access === 'signed-in' || access === undefined ? roles : access
}

/** Why an answer is not a clear rejection; undefined if it is one. */
function faultOf(answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer
  if (statusCode < 400 || statusCode >= 500) return `answered ${statusCode}`
  const body = answer.json<ErrorBody>()
  const messages = [body.message, ...(body.errors ?? []).map(({ message }) => message)]
  if (messages.some((message) => typeof message !== 'string' || !message)) return 'has no message'
  // openapi.test compares the document with the same list.
  if (!errorCodes.includes(body.code)) return `has the code ${body.code}`
  return internalTerms.test(body.message) ? `has the message ${body.message}` : undefined
}

/** What a rejected request has written nonetheless. */
function changesOf({ operationId }: Operation, before: StoredState, after: StoredState): string[] {
  const names = Object.keys(after.tables).filter(
    (name) => before.tables[name] !== after.tables[name],
  )
  const left = after.files.filter((name) => !before.files.includes(name))
  return [...names, ...left].map((what) => `${operationId} changed ${what}`)
}

describe(`bad requests (BAD_REQUESTS_SEED=${seed})`, () => {
  const routes = useRouteTable()
  const store = useTestStore({
    environment: {
      LOGIN_FAILURES_PER_ACCOUNT: noLimit,
      LOGIN_FAILURES_PER_ADDRESS: noLimit,
      REGISTRATIONS_PER_ADDRESS: noLimit,
      RESET_MAILS_PER_ACCOUNT: noLimit,
      RECOVERIES_PER_ADDRESS: noLimit,
      CONTACTS_PER_ADDRESS: noLimit,
      // Without a gateway every payment would be rejected before it is validated.
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'a secret of these tests',
      RAZORPAY_URL: 'http://127.0.0.1:9',
      RAZORPAY_WEBHOOK_SECRET: 'another secret of these tests',
      PUBLIC_ORIGIN: 'https://store.example',
    },
  })

  it('are clearly rejected on every route, from every allowed caller, and write nothing', async () => {
    const samples = await createSampleRequests(store)
    const faults: string[] = []
    let sent = 0
    let before = await readStoredState(store)
    for (const operation of await readOperations(store, routes)) {
      const callers = allowedCallers(operation).map((who) => samples.validRequest(operation, who))
      const bad = badRequestsTo(operation, callers, seed)
      sent += bad.length
      const answers = await Promise.all(bad.map(({ request }) => store.app.inject(request)))
      for (const [index, answer] of answers.entries()) {
        const fault = faultOf(answer)
        const { who, wrong } = bad[index] ?? {}
        if (fault) faults.push(`${operation.operationId} as ${who}, ${wrong}: ${fault}`)
      }
      const after = await readStoredState(store)
      faults.push(...changesOf(operation, before, after))
      before = after
    }
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(minimumRequests)
  })

  it('of odd texts in valid forms break nothing', async () => {
    const samples = await createSampleRequests(store)
    const faults: string[] = []
    for (const operation of await readOperations(store, routes)) {
      const [who = 'visitor'] = allowedCallers(operation)
      const { body, url, headers } = samples.validRequest(operation, who)
      const texts = Object.keys(body).filter((name) => typeof body[name] === 'string')
      const forms = texts.flatMap((name) => oddTexts.map((odd) => ({ ...body, [name]: odd })))
      const method = operation.route.method as 'POST'
      for (const payload of forms) {
        const answer = await store.app.inject({ method, url, headers, payload })
        const fault = answer.statusCode < 400 ? undefined : faultOf(answer)
        if (fault) faults.push(`${operation.operationId} ${JSON.stringify(payload)}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
})
