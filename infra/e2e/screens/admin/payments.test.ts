import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { StatementList } from '@store/contract/schemas/payments/statements'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { makeBankStatement } from '../../driver/bank-statement.ts'
import { openBrowser } from '../../driver/browser.ts'
import { placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth, violationsOf, waitUntilSettled } from '../../driver/page-quality.ts'
import { makeUniqueSlip } from '../../driver/sample-files.ts'
import { type AdminVisit, createProduct, deleteProduct, visitAs } from './admin-visit.ts'

const role = 'distributor-admin'
/** The API assigns as many at once as a list shows (settle-exact.test.ts); the keys are the same for any number. */
const slips = 40
const buyers = 4
/** Of each try, so that a second one finds nothing of the first in its way. */
let stamp = Date.now()

/** As the bank of the buyer numbers a NEFT transfer. */
const referenceOf = (index: number) =>
  `HDFCN${String(stamp).slice(-8)}${String(index).padStart(3, '0')}`

/** The keys that a person presses. */
function countKeys(page: Page) {
  let count = 0
  return {
    press: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    count: () => count,
  }
}

/** Leaves nothing of a former run of this file, whose payments would wait beside those of this one. */
async function undoStatements(as: Person): Promise<void> {
  const { statements } = await callApi<StatementList>('/statements', { as })
  for (const { _id, undoneAt } of statements) {
    if (undoneAt === undefined) await callApi(`/statements/${_id}`, { method: 'DELETE', as })
  }
}

describe('the statement desk', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role, { width: 1366, height: 768 })
    await undoStatements(visit.as)
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  /** Orders of one product, each with a slip whose reference is in the statement. A buyer places one after the other. */
  async function placeOrders(): Promise<Order[]> {
    const superadmin = await signInDemo('superadmin')
    const product = await createProduct(superadmin, { stock: '1000' })
    const orders: Order[] = []
    const placing = Array.from({ length: buyers }, async (_, first) => {
      const buyer = await registerBuyer('distributor')
      for (let index = first; index < slips; index += buyers) {
        const paymentReference = referenceOf(index)
        const proof = makeUniqueSlip()
        orders[index] = await placeOrder(buyer, [product], { paymentReference, proof })
      }
    })
    await Promise.all(placing)
    await deleteProduct(superadmin, product._id)
    return orders
  }

  let orders: Order[] = []

  /** The credits of the first orders. */
  const statementOf = (name: string, count: number) =>
    makeBankStatement(
      `${name}-${stamp}.csv`,
      orders.slice(0, count).map(({ totalAmount }, index) => ({
        amount: totalAmount,
        reference: referenceOf(index),
      })),
    )

  it('asks for the columns of a statement whose layout is not known', async () => {
    await page.goto(`/${role}/payments`)
    const lines = Array.from({ length: 6 }, (_, at) => `2${at}/11/2026,RAVI ${at},5.00`)
    const buffer = Buffer.from(['When,What,In', ...lines].join('\n'))
    await page
      .getByLabel('Bank statement')
      .setInputFiles({ name: 'cooperative.csv', mimeType: 'text/csv', buffer })
    const panel = page.getByRole('region', { name: 'What are the columns of cooperative.csv?' })
    await panel.getByRole('cell', { name: 'RAVI 4' }).waitFor()
    expect(await panel.getByRole('cell', { name: /^RAVI/ }).count()).toBe(5)
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await panel.waitFor({ state: 'detached' })
  })

  it('settles all slips of a statement by four keys, and takes them back by one', async () => {
    stamp = Date.now()
    orders = await placeOrders()
    await page.goto(`/${role}/dashboard`)
    await waitUntilSettled(page)

    const person = countKeys(page)
    await person.press('g')
    await person.press('m')
    await page.getByRole('button', { name: 'Upload bank statement' }).first().waitFor()
    await waitUntilSettled(page)
    await page.getByLabel('Bank statement').setInputFiles(statementOf('november', slips))
    await page.getByText(`${slips} credits, 0 already uploaded, 1 debit left out.`).waitFor()
    await page.getByText(`${slips} matched, 0 to check, 0 without an order.`).waitFor()
    await page.getByRole('grid', { name: 'Matched payments' }).waitFor()
    await person.press('Shift+A')
    await page.getByRole('dialog', { name: `Assign ${slips} payments?` }).waitFor()
    await person.press('Enter')
    await page.getByText(`${slips} payments assigned`).waitFor()
    expect(person.count()).toBe(4)

    const [first] = orders
    const paid = await callApi<Order>(`/orders/${first?._id}`, { as: visit.as })
    expect(paid).toMatchObject({ paymentStatus: 'paid', paidBy: 'statement' })

    await page.keyboard.press('u')
    await page.getByText('Assignment undone').waitFor()
    const open = await callApi<Order>(`/orders/${first?._id}`, { as: visit.as })
    expect(open.paymentStatus).toBe('pending')
  })

  it('takes the whole statement back, and its payments leave', async () => {
    await page.goto(`/${role}/payments?tab=statements`)
    await page.getByRole('button', { name: `Undo november-${stamp}.csv` }).click()
    await page.getByRole('button', { name: 'Undo the statement' }).click()
    await page
      .getByText(/^Undone /)
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^Matched/ }).click()
    await page.getByText('No matched payments.').waitFor()
  })

  it('assigns one after the other by Enter, and says on each order what shows that it is paid', async () => {
    await page.goto(`/${role}/payments`)
    await page.getByLabel('Bank statement').setInputFiles(statementOf('december', 3))
    await page.getByText('3 matched, 0 to check, 0 without an order.').waitFor()
    const grid = page.getByRole('grid', { name: 'Matched payments' })
    await grid.getByRole('row').nth(2).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText(/assigned to order #/).waitFor()
    await page.getByRole('link', { name: 'Settled' }).click()
    const payment = page.getByRole('article')
    await payment.getByText(`by ${visit.as.user.name}`).waitFor()
    await payment.getByRole('link', { name: /^Order #/ }).click()
    await page.getByRole('heading', { name: 'Money received' }).waitFor()
    await page.getByText('bank statement', { exact: true }).first().waitFor()
  })

  it.each(['exact', 'settled'])(
    'is accessible at any width, without sideways scroll: %s',
    async (tab) => {
      await page.goto(`/${role}/payments?tab=${tab}`)
      await waitUntilSettled(page)
      await page.getByRole('row').nth(1).waitFor()
      expect(await issuesAtAnyWidth(page)).toEqual([])
      await page.setViewportSize({ width: 1366, height: 768 })
    },
  )
})
