import { describe, expect, it } from '@jest/globals'
import { type Audience, roles } from '@store/contract/rules/accounts/roles'
import { errorCodes } from '@store/contract/rules/error-codes'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { LightMyRequestResponse } from 'fastify'
import { useRouteTable } from '../../testing/route-table.ts'
import { useTestStore } from '../../testing/test-store.ts'
import { furnish } from '../furnished-store.ts'
import { type Operation, readOperations } from '../openapi-document.ts'
import { photograph, type StoredState } from '../table-state.ts'
import type { BadRequest } from './bad-request.ts'
import { badRequestsTo } from './bad-requests.ts'

const seed = Number(process.env.BAD_REQUESTS_SEED ?? Date.now() % 2 ** 31)
const fewest = 5_000
const often = '1000000'

/** Words of the machine room: none of them stands in a sentence for a person. */
const innards =
  /FST_|ER_[A-Z]|ERR_|SQL|select |insert |undefined|\bnull\b|Unexpected|token|JSON at|node_modules|Error:/

/** Texts that a text field may well hold, and that have broken many a server. */
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

function whoMayEnter({ route }: Operation): Audience[] {
  const { access } = route
  if (access === 'public') return ['visitor', 'enduser', 'superadmin']
  // No session opens it: each is refused, and that is what is looked at.
  if (access === 'platform') return ['visitor', 'superadmin']
  return access === 'signed-in' || access === undefined ? [...roles] : [...access]
}

/** Why an answer is no clear refusal; undefined when it is one. */
function faultOf(answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer
  if (statusCode < 400 || statusCode >= 500) return `answered ${statusCode}`
  const body = answer.json<ErrorBody>()
  const said = [body.message, ...(body.errors ?? []).map(({ message }) => message)]
  if (said.some((sentence) => typeof sentence !== 'string' || !sentence)) return 'said nothing'
  // openapi.test holds the document against the same list.
  if (!errorCodes.includes(body.code)) return `has the code ${body.code}`
  return innards.test(body.message) ? `said: ${body.message}` : undefined
}

/** What a refused request has written nonetheless. */
function changesOf({ operationId }: Operation, before: StoredState, after: StoredState): string[] {
  const names = Object.keys(after.tables).filter(
    (name) => before.tables[name] !== after.tables[name],
  )
  const left = after.files.filter((name) => !before.files.includes(name))
  return [...names, ...left].map((what) => `${operationId} left something in ${what}`)
}

describe(`bad requests (BAD_REQUESTS_SEED=${seed})`, () => {
  const routes = useRouteTable()
  const store = useTestStore({
    environment: {
      LOGIN_FAILURES_PER_ACCOUNT: often,
      LOGIN_FAILURES_PER_ADDRESS: often,
      REGISTRATIONS_PER_ADDRESS: often,
      RESET_MAILS_PER_ACCOUNT: often,
      RECOVERIES_PER_ADDRESS: often,
      CONTACTS_PER_ADDRESS: often,
      // With a gateway, for without one every payment is refused before it is looked at.
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'a secret of these tests',
      RAZORPAY_URL: 'http://127.0.0.1:9',
      RAZORPAY_WEBHOOK_SECRET: 'another secret of these tests',
      PUBLIC_ORIGIN: 'https://store.example',
    },
  })

  async function send({ request }: BadRequest): Promise<string | undefined> {
    return faultOf(await store.app.inject(request))
  }

  it('get a clear refusal on every route, from everybody who may enter, and write nothing', async () => {
    const furnished = await furnish(store)
    const faults: string[] = []
    let sent = 0
    for (const operation of await readOperations(store, routes)) {
      const before = await photograph(store)
      for (const who of whoMayEnter(operation)) {
        const bad = badRequestsTo(operation, furnished.goodRequest(operation, who), seed)
        sent += bad.length
        const found = await Promise.all(bad.map(send))
        for (const [place, fault] of found.entries()) {
          if (fault)
            faults.push(`${operation.operationId} as ${who}, ${bad[place]?.wrong}: ${fault}`)
        }
      }
      faults.push(...changesOf(operation, before, await photograph(store)))
    }
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(fewest)
  }, 300_000)

  it('of odd texts in good forms break nothing', async () => {
    const furnished = await furnish(store)
    const faults: string[] = []
    for (const operation of await readOperations(store, routes)) {
      const [who = 'visitor'] = whoMayEnter(operation)
      const { body, url, headers } = furnished.goodRequest(operation, who)
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
  }, 300_000)
})
