import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callApi, type Person, signInDemo } from '../driver/accounts.ts'
import { fetchProducts, fillCart } from '../driver/fixtures.ts'
import { makeBill, makeUniqueProofImage } from '../driver/sample-files.ts'
import { demoPassword } from '../driver/sign-in.ts'
import { type EngineName, startEngine } from './driver/engines.ts'
import { storageOf } from './driver/storage.ts'
import type { Engine, Tab, Target } from './driver/tab.ts'
import { waitFor, waitForPath, waitUntil, waitUntilTakenOver } from './driver/wait-until.ts'

const pictures = join(import.meta.dirname, '../../../.data/engines')

const inMain: Target = { role: 'main' }
const found: Target = { role: 'article', within: inMain }
const proof: Target = { role: 'img', name: 'The payment proof you chose' }

const field = (label: string | RegExp): Target => ({ label, within: inMain })
const button = (name: string | RegExp): Target => ({ role: 'button', name, within: inMain })

/** Whether ground and text of an element have colours, and not the same. */
const hasColours = `(() => {
  const { color } = getComputedStyle(document.body)
  const ground = getComputedStyle(document.body).backgroundColor
  const isSeen = (colour) => !/^(transparent|rgba\\(.*, 0\\))$/.test(colour)
  return isSeen(color) && isSeen(ground) && color !== ground
})()`

/** Whether a file is kept that was chosen in a form (shell/sdk/src/drafts): a moment after it is shown. */
const hasDraftFile = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('drafts')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    const counting = database.transaction('files').objectStore('files').count()
    counting.onsuccess = () => {
      database.close()
      resolve(counting.result > 0)
    }
  }
})`

/* A file tells one story. */
let engine: Engine
let buyer: Tab
let admin: Tab
let name: EngineName
let email: string
let number: string

/**
 * One order from the first page to the bill, at the width of a phone, in steps that build on each other. Written once for
 * all engines. Pictures of its screens, light and dark, are kept in `.data/engines/`.
 */
export function tellStory(engineName: EngineName): void {
  name = engineName
  email = `meera.${name}.${Date.now()}.${process.pid}@example.in`
  describe(`an order in ${name}`, () => {
    beforeAll(async () => {
      await mkdir(pictures, { recursive: true })
      engine = await startEngine(name)
      buyer = await engine.openTab({ width: 360 })
    })
    afterAll(async () => engine?.close())

    step('a visitor finds a product and takes ten', findProduct)
    step('registers as a reseller, and the ten are in the cart', register)
    step('gives the address and chooses a proof, which a reload keeps', payFor)
    step('places the order with the proof that was restored', placeOrder)
    step('an admin verifies the payment, which the buyer sees without a reload', verifyPayment)
    step('the admin uploads the bill, and the buyer saves it', uploadBill)
    step('was quiet: no console errors, no exceptions, no failed requests', checkNoise)
    step('shows the same screens in dark mode', showDarkMode)
  })
}

let isBroken = false

/** A step that needs those before it. */
function step(title: string, act: () => Promise<void>): void {
  it(title, async () => {
    if (isBroken) throw new Error('a step before failed')
    isBroken = true
    await act().catch(async (error: unknown) => {
      // A browser that has ended shows nothing; what failed before has to be read.
      const address = await Promise.all([
        buyer.address(),
        takePicture(buyer, 'failure-buyer'),
        admin?.takePicture(join(pictures, `${name}-failure-admin.png`)),
      ]).then(
        ([shown]) => shown,
        (reason: unknown) => `nothing (${reason})`,
      )
      throw new Error(`on ${address}: ${error}`, { cause: error })
    })
    isBroken = false
  })
}

const takePicture = (tab: Tab, station: string) =>
  tab.takePicture(join(pictures, `${name}-${station}.png`))

async function findProduct(): Promise<void> {
  await buyer.open('/')
  await waitUntilTakenOver(buyer)
  await takePicture(buyer, 'home-light')
  await buyer.click({ role: 'button', name: 'Search products' })
  const search: Target = { role: 'combobox', name: 'Search products' }
  await buyer.fill(search, 'hp 88a toner')
  await buyer.press(search, 'Enter')
  await waitForPath(buyer, '/shop')
  const toner: Target = { ...found, containing: '88A' }
  expect(await buyer.textOf(toner)).toMatch(/₹[\d,]+/)
  await takePicture(buyer, 'shop-light')
  await buyer.fill({ role: 'textbox', name: /Quantity/, within: toner }, '10')
  await buyer.click({ role: 'button', name: 'Add to Cart', within: toner })
  await waitForPath(buyer, '/login')
}

async function register(): Promise<void> {
  await takePicture(buyer, 'login-light')
  await buyer.click({ role: 'link', name: 'Create an account', within: inMain })
  await buyer.click({ text: 'Reseller', within: { role: 'radiogroup' } })
  const fields: [string | RegExp, string][] = [
    ['Name', 'Meera Traders'],
    ['Email', email],
    ['Password', 'Long enough 1'],
    [/Mobile/, '9820012345'],
    [/Firm name/i, 'Meera Traders'],
    [/Constitution of firm/i, 'Proprietorship'],
    [/PAN/, 'ABCDE1234F'],
    [/Office address/i, '12 Lamington Road, Mumbai'],
    [/Residence address/i, '4 Hill Road, Mumbai'],
  ]
  for (const [label, text] of fields) await buyer.fill(field(label), text)
  await takePicture(buyer, 'register-light')
  await buyer.click(button('Register'))
  await waitFor(buyer, { text: /: added to cart$/ })
  await buyer.click({ role: 'link', name: /^Cart/, within: { role: 'banner' } })
  // The address changes before the page.
  await waitFor(buyer, { role: 'link', name: 'Proceed to Checkout', within: inMain })
  expect(await buyer.valueOf({ role: 'textbox', name: /Quantity/, within: inMain })).toBe('10')
  await takePicture(buyer, 'cart-light')
}

async function payFor(): Promise<void> {
  await buyer.click({ role: 'link', name: 'Proceed to Checkout', within: inMain })
  await waitForPath(buyer, '/checkout')
  await buyer.fill(field('Address'), '12 Lamington Road')
  await buyer.fill(field(/^Pincode/), '400007')
  await buyer.fill(field(/^GST number/), '27ABCDE1234F1Z0')
  await buyer.choose(field('Courier option'), 'DTDC')
  await takePicture(buyer, 'checkout-light')
  await buyer.click(button('Continue to Payment'))
  await waitForPath(buyer, '/payment')
  await buyer.chooseFile(await makeUniqueProofImage(), inMain)
  await waitFor(buyer, proof)
  await waitUntil('the proof in the draft', () => buyer.evaluate<boolean>(hasDraftFile))
  await buyer.reload()
  await waitFor(buyer, proof)
  await takePicture(buyer, 'payment-light')
}

async function placeOrder(): Promise<void> {
  await buyer.click(button('Place order'))
  await waitForPath(buyer, '/orders')
  const card: Target = { role: 'article', name: /^Order #/, within: inMain }
  await waitFor(buyer, { ...card, containing: 'Pending' })
  number = /#[0-9A-Z]{6}/.exec(await buyer.textOf(card))?.[0] ?? ''
  expect(number).toHaveLength(7)
  await takePicture(buyer, 'orders-light')
}

async function verifyPayment(): Promise<void> {
  await buyer.evaluate('void (globalThis.sameDocument = true)')
  admin = await engine.openTab({ width: 360 })
  await admin.open('/login')
  await admin.fill(field('Email'), 'reseller-admin@store.test')
  await admin.fill(field('Password'), demoPassword)
  await admin.click(button('Login'))
  await waitForPath(admin, '/reseller-admin/dashboard')
  await admin.open('/reseller-admin/orders')
  const card: Target = { role: 'article', name: `Order ${number}` }
  await admin.choose({ label: 'Payment status', within: card }, 'Paid')
  await waitFor(admin, { text: 'Payment status updated' })
  await takePicture(admin, 'admin-orders-light')
  await waitFor(buyer, { role: 'article', name: `Order ${number}`, containing: 'Paid' })
  expect(await buyer.evaluate('globalThis.sameDocument')).toBe(true)
}

async function uploadBill(): Promise<void> {
  await admin.chooseFile(await makeBill(), { role: 'article', name: `Order ${number}` })
  await waitFor(admin, { text: 'Bill uploaded' })
  const bill = await buyer.download({ role: 'link', name: 'Download bill', within: inMain })
  expect(bill.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await buyer.evaluate('globalThis.sameDocument')).toBe(true)
}

async function checkNoise(): Promise<void> {
  expect({ buyer: await buyer.takeNoise(), admin: await admin.takeNoise() }).toEqual({
    buyer: [],
    admin: [],
  })
}

async function showDarkMode(): Promise<void> {
  const as: Person = await callApi('/auth/login', {
    body: { email, password: 'Long enough 1' },
  })
  await fillCart(as, await fetchProducts(1, as))
  const reader = await engine.openTab({ width: 360, darkMode: true, storage: storageOf(as) })
  const paths = {
    shop: '/reseller/shop',
    cart: '/cart',
    checkout: '/checkout',
    orders: '/orders',
  }
  for (const [station, path] of Object.entries(paths)) {
    await reader.open(path)
    await waitFor(reader, { role: 'heading', within: inMain })
    await waitUntil('colours', () => reader.evaluate<boolean>(hasColours))
    await takePicture(reader, `${station}-dark`)
  }
  const colleague = await engine.openTab({
    width: 360,
    darkMode: true,
    storage: storageOf(await signInDemo('reseller-admin')),
  })
  await colleague.open('/reseller-admin/orders')
  await waitFor(colleague, found)
  await takePicture(colleague, 'admin-orders-dark')
  expect(await reader.takeNoise()).toEqual([])
}
