import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Person, registerBuyer } from '../driver/accounts.ts'
import { readWithHtml } from '../driver/first-html.ts'
import { fetchProducts, placeOrder } from '../driver/fixtures.ts'
import { type EngineName, startEngine } from './driver/engines.ts'
import { type FaultySite, startFaultySite } from './driver/faulty-site.ts'
import { storageOf } from './driver/storage.ts'
import type { Engine, Tab, Target } from './driver/tab.ts'
import { waitFor, waitForPath, waitUntilGone, waitUntilTakenOver } from './driver/wait-until.ts'

const inMain: Target = { role: 'main' }
const card: Target = { role: 'article', within: inMain }
const retry: Target = { role: 'button', name: 'Retry', within: inMain }
const shopLink: Target = { role: 'link', name: 'Shop', within: { role: 'navigation' } }
/** Shown above HTML whose code did not arrive. */
const withoutCode: Target = { text: /its buttons do not work/ }

/* A file tests one engine. */
let engine: Engine
let site: FaultySite

/** Defines the tests of sessions, history, and of parts of the site that fail, in an engine. */
export function testPathsIn(name: EngineName): void {
  describe(`in ${name}`, () => {
    beforeAll(async () => {
      engine = await startEngine(name)
      site = await startFaultySite()
    })
    beforeEach(() => site.fail())
    afterAll(async () => {
      await engine?.close()
      await site?.close()
    })
    testSessions()
    testRemotesThatFail()
    testApiThatFails()
    testWithoutScripts()
    testHistory()
  })
}

const openAs = (person: Person): Promise<Tab> =>
  engine.openTab({ width: 360, site: site.origin, storage: storageOf(person) })

function testSessions(): void {
  it('who logs out in one tab is logged out in the other', async () => {
    const tab = await openAs(await registerBuyer('enduser'))
    await tab.open('/orders')
    await waitForPath(tab, '/orders')
    const other = await tab.openAnother()
    await other.open('/profile')
    await waitFor(other, { role: 'heading', name: 'Profile' })
    await tab.click({ role: 'button', name: /^Account of/ })
    await tab.click({ role: 'button', name: 'Logout' })
    await waitForPath(tab, '/login')
    await waitForPath(other, '/login')
  })

  it('an expired session leads to the login', async () => {
    const { user } = await registerBuyer('enduser')
    const tab = await openAs({ user, token: 'expired' })
    await tab.open('/orders')
    await waitForPath(tab, '/login')
  })
}

function testRemotesThatFail(): void {
  it('a remote that does not arrive says so, and Retry brings it without a reload', async () => {
    const tab = await engine.openTab({ width: 1440, site: site.origin })
    await tab.open('/about')
    await waitUntilTakenOver(tab)
    site.fail(/^\/mf\/mf-shop\//)
    await tab.evaluate('void (globalThis.sameDocument = true)')
    await tab.click(shopLink)
    await waitFor(tab, retry)
    site.fail()
    await tab.click(retry)
    await waitFor(tab, card)
    expect(await tab.evaluate('globalThis.sameDocument')).toBe(true)
  })

  it('a remote with other bytes than released keeps the HTML that came first, and says so', async () => {
    await readWithHtml('/shop')
    const tab = await engine.openTab({ width: 1440, site: site.origin })
    site.fail(/^\/mf\/mf-shop\/[^/]+\/container\.[^/]+\.js$/, 'corrupt')
    await tab.open('/shop')
    await waitFor(tab, withoutCode)
    expect(await tab.textOf(card)).toMatch(/₹/)
    site.fail()
    await tab.click({ role: 'button', name: 'Retry' })
    await waitUntilGone(tab, withoutCode)
    await tab.click({ role: 'button', name: 'Add to Cart', within: card })
    await waitForPath(tab, '/login')
  })
}

function testApiThatFails(): void {
  it('an API that is not available says so, and Retry shows the orders', async () => {
    const person = await registerBuyer('enduser')
    await placeOrder(person, await fetchProducts(1, person))
    const tab = await openAs(person)
    site.fail(/^\/api\/orders/, 'unavailable')
    await tab.open('/orders')
    await waitFor(tab, retry)
    site.fail()
    await tab.click(retry)
    await waitFor(tab, card)
  })
}

function testWithoutScripts(): void {
  it('the shop can be read without scripts', async () => {
    await readWithHtml('/shop')
    const tab = await engine.openTab({ width: 360, site: site.origin, scripts: false })
    await tab.open('/shop')
    expect(await tab.textOf(card)).toMatch(/₹/)
  })
}

function testHistory(): void {
  it('Back and Forward lead through shop and product', async () => {
    const tab = await engine.openTab({ width: 1440, site: site.origin })
    await tab.open('/shop?q=toner')
    await waitUntilTakenOver(tab)
    await tab.click({ role: 'link', within: { role: 'heading', within: card } })
    const addToCart: Target = { role: 'button', name: 'Add to Cart', within: inMain }
    await waitFor(tab, { role: 'heading', name: /Toner/, within: inMain })
    await waitFor(tab, addToCart)
    const product = await tab.address()
    expect(product).toMatch(/^\/product\//)
    await tab.goBack()
    await waitForPath(tab, '/shop')
    expect(await tab.address()).toBe('/shop?q=toner')
    await waitFor(tab, card)
    await tab.goForward()
    await waitForPath(tab, product)
    await waitFor(tab, addToCart)
  })
}
