import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { ApprovalList } from '@store/contract/schemas/accounts/approvals'
import { type Applicant, registerFirm } from '../../approvals/register-firm.ts'
import { listenToEvents } from '../../event-listener.ts'
import { signIn } from '../../factories/account-factory.ts'
import { cartClient } from '../../factories/cart-client.ts'
import { seller } from '../../factories/invoice-client.ts'
import { fillCart } from '../../factories/order-factory.ts'
import { usePaymentStore } from '../../factories/payment-factory.ts'
import { createProduct } from '../../factories/product-factory.ts'
import { anyHolds } from '../../reserving/any-holds.ts'
import { bankEnvironment } from '../../reserving/reserving-client.ts'
import { useRouteTable } from '../../route-table.ts'
import { sendOrderNotices } from '../../send-order-notices.ts'
import { takeMails } from '../../take-mails.ts'
import { type Operation, readOperations } from '../openapi-document.ts'
import { routeAudiences } from '../route-audiences.ts'
import { createSampleRequests } from '../sample-requests.ts'
import { buyersForms, createBelongings } from './buyer-of-everything.ts'
import { createCaller, type ReadAnswer } from './call-every-route.ts'
import { amountsOf, createAmountSearch, pricedProduct, tierPrices } from './tier-prices.ts'

const findEnduserAmounts = createAmountSearch('enduser')
const findResellerAmounts = createAmountSearch('reseller')
const findDistributorAmounts = createAmountSearch('distributor')

const foreignAmountsIn = (text: string) => [
  ...findResellerAmounts(text),
  ...findDistributorAmounts(text),
]

/** Where amounts that a person must not see are, for the report. */
function leaksIn(answers: readonly ReadAnswer[]): unknown[] {
  return answers.flatMap(({ operationId, url, text }) => {
    const found = foreignAmountsIn(text)
    return found.length === 0 ? [] : [[operationId, url, found]]
  })
}

const typesWith = (find: (text: string) => string[], answers: readonly ReadAnswer[]) => [
  ...new Set(
    answers.filter(({ text }) => find(text).length > 0).map(({ type }) => type.split(';')[0]),
  ),
]

/** The operations open to endusers whose requests need what this store or this account does not have. */
const refusedHere: readonly string[] = [
  'askForTierAgain',
  'beginPasskeyLogIn',
  'changeAddress',
  // An order has to be sent.
  'closeMyAccount',
  // The balance is another one.
  'confirmBalance',
  'confirmEmail',
  'deleteAddress',
  'endMySession',
  'finishLogIn',
  'finishLogInWithPasskey',
  'logInAdmin',
  'openCheckout',
  // By the address in a mail.
  'openMailPreferences',
  'openPreview',
  // The account has no credit.
  'orderOnCredit',
  // By the addresses in other answers.
  'readFile',
  'readFirstPage',
  'readFirstPagePicture',
  'readLinkedLedger',
  'readMyData',
  'readProductDocument',
  'readProductImage',
  'readUpload',
  'receivePaymentEvent',
  'registerDistributor',
  'registerReseller',
  'reportTelemetry',
  'resetPassword',
  'returnFromCheckout',
  // The linked order has its proof.
  'sendLinkedProof',
  'setStockAlert',
  // By the address in a mail.
  'unsubscribe',
  'verifyOnlinePayment',
  'verifyResetCode',
]

/** The end of the session ends the stream: events are waited for before. */
const fewEvents = 3

/** The operations open to endusers that never succeeded. */
function refusedOperations(answers: readonly ReadAnswer[]): string[] {
  const worked = new Set(
    answers.filter(({ status }) => status < 300).map(({ operationId }) => operationId),
  )
  const open = answers.filter(({ isOpen }) => isOpen).map(({ operationId }) => operationId)
  return [...new Set(open)].filter((operationId) => !worked.has(operationId)).sort()
}

describe('a reseller who waits for approval, on every route', () => {
  const routes = useRouteTable()
  const { store } = usePaymentStore({
    environment: {
      ...seller,
      ...bankEnvironment,
      ...anyHolds,
      TIER_APPROVAL: 'true',
      PUBLIC_ORIGIN: 'https://store.example',
    },
  })

  /** All events of a person's stream, as long as it is open. */
  async function collectEvents({ headers }: Applicant) {
    const stream = await listenToEvents(store, { headers })
    const events: string[] = []
    let hasEnded = false
    const reading = (async () => {
      for (let event = await stream.next(); event !== undefined; event = await stream.next()) {
        events.push(event)
      }
    })()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true
      })
    return {
      untilMoreThan: async (count: number) => {
        while (events.length <= count && !hasEnded) await wait(50)
      },
      close: async () => {
        stream.leave()
        await reading
        return events
      },
    }
  }

  async function arrange() {
    const buyer = await registerFirm(store, 'reseller')
    const product = await createProduct(store.db, pricedProduct)
    await createProduct(store.db, pricedProduct)
    const admin = await signIn(store, 'superadmin')
    const belongings = await createBelongings(store, { buyer, admin }, product)
    const people = { enduser: buyer, superadmin: admin }
    const samples = await createSampleRequests(store, { people, product })
    const { public_id: foreign } = await store
      .db('orders')
      .where('tier', 'reseller')
      .first('public_id')
    const orderIds = [...belongings, foreign]
    const operations = await readOperations(store, routes)
    const { read: readCart } = cartClient(store, buyer)
    const prepare = async () => {
      const { items } = await readCart()
      if (items.length === 0) await fillCart(store, buyer, { product, quantity: 2 })
    }
    return {
      buyer,
      admin,
      operations,
      caller: createCaller(store, { operations, samples, who: buyer, orderIds, prepare }),
    }
  }

  it('is tried with a form on every route that takes one from an enduser', async () => {
    const takes = ({ bodies, route }: Operation) =>
      bodies['multipart/form-data'] && routeAudiences[route.name]?.includes('enduser')
    const taking = (await readOperations(store, routes)).filter(takes)
    const forms = Object.keys(await buyersForms()).sort()
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual(forms)
  })

  it('is looked for with amounts that no enduser has', () => {
    const allowed = new Set(amountsOf(tierPrices.enduser))
    for (const tier of ['reseller', 'distributor'] as const) {
      expect(amountsOf(tierPrices[tier]).filter((amount) => allowed.has(amount))).toEqual([])
    }
  })

  it('sees no price of a reseller in any answer, event, file or mail', async () => {
    const { buyer, caller, operations } = await arrange()
    const events = await collectEvents(buyer)
    const waiting = [...(await caller.readEverything()), ...(await caller.changeEverything())]
    await events.untilMoreThan(fewEvents)
    waiting.push(...(await caller.logOut()))
    const called = new Set(waiting.map(({ operationId }) => operationId))
    expect(
      operations.map(({ operationId }) => operationId).filter((id) => !called.has(id)),
    ).toEqual(['streamEvents'])
    expect(leaksIn(waiting)).toEqual([])
    // The search would have found them: it finds the amounts that an enduser may see in every kind of answer.
    expect(typesWith(findEnduserAmounts, waiting).sort()).toEqual([
      'application/json',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(refusedOperations(waiting)).toEqual(refusedHere)
    await sendOrderNotices(store)
    const mails = (await takeMails(store)).filter(({ to }) => to === buyer.email)
    const told = await events.close()
    expect(mails.length).toBeGreaterThan(0)
    expect(told.length).toBeGreaterThan(fewEvents)
    expect([...told, ...mails.map(({ text }) => text)].flatMap(foreignAmountsIn)).toEqual([])
  })

  it('sees them in the same calls once approved', async () => {
    const { buyer, admin, caller } = await arrange()
    const { headers } = admin
    const queue = await store.app.inject({ url: '/api/admin/approvals', headers })
    const [card] = queue.json<ApprovalList>().approvals
    const url = `/api/admin/approvals/${buyer._id}`
    const payload = { decision: 'approved', seen: card?.seen }
    const approved = await store.app.inject({ method: 'PUT', url, headers, payload })
    expect(approved.statusCode).toBe(200)
    const answers = await caller.readEverything()
    const shown = new Set(
      answers
        .filter(({ text }) => findResellerAmounts(text).length > 0)
        .map(({ operationId }) => operationId),
    )
    const doors = ['listProducts', 'readCart', 'readWishlist', 'exportPurchases', 'listPurchases']
    expect([...shown]).toEqual(expect.arrayContaining(doors))
  })
})
