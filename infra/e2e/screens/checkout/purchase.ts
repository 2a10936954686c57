import type { Order } from '@store/contract/schemas/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../accounts.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../../browser.ts'
import { fetchProducts, fillCart, makeAddress } from '../../fixtures.ts'
import { makeProofImage } from '../../sample-files.ts'
import { toast } from '../toasts.ts'

type BuyerRole = 'enduser' | 'reseller' | 'distributor'

/** A buyer in front of a browser. */
export type Buyer = Visitor & { person: Person }

/** A new buyer with two pieces each of these many products in the cart. */
export async function openBuyer(
  browser: Browser,
  {
    role = 'enduser',
    products = 1,
    storage,
  }: {
    role?: BuyerRole
    products?: number
    storage?: (person: Person) => VisitorOptions['storage']
  } = {},
): Promise<Buyer> {
  const person = await registerBuyer(role)
  await fillCart(person, await fetchProducts(products, person))
  const visitor = await openVisitor(browser, { as: person, storage: storage?.(person) })
  return { ...visitor, person }
}

/** What checkout leaves in the browser (spec §3), so that a test can begin at the payment. */
export function checkoutStorage({ user }: Person): Record<string, string> {
  return { shippingInfo: JSON.stringify(makeAddress(user.role)), userId: user._id }
}

/** The address fields, as a person types them. */
export async function typeAddress(page: Page): Promise<void> {
  const { fullName, phone, address, city, state, pincode } = makeAddress('enduser')
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('State').selectOption(state)
  await page.getByLabel('Pincode').fill(pincode)
}

/** What the address fields hold. */
export function typedAddress(page: Page): Promise<string[]> {
  const fields = ['Full name', 'Phone', 'Address', 'City', 'State', 'Pincode']
  return Promise.all(fields.map((label) => page.getByLabel(label, { exact: true }).inputValue()))
}

/** The words that {@link typeAddress} typed. */
export const addressWords = (): string[] => {
  const { fullName, phone, address, city, state, pincode } = makeAddress('enduser')
  return [fullName, phone, address, city, state, pincode]
}

export const proofInput = (page: Page) => page.locator('main input[type=file]')
export const continueButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue to Payment' })
export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order' })

/** Chooses the proof and waits for its preview. */
export async function chooseProof(page: Page): Promise<void> {
  await proofInput(page).setInputFiles(await makeProofImage())
  await page.getByRole('img', { name: 'Payment proof you chose' }).waitFor()
}

/** The person's orders, as the server has them. */
export async function ordersOf(person: Person): Promise<Order[]> {
  const { orders } = await callApi<{ orders: Order[] }>('/orders', { as: person })
  return orders
}

/** Waits for a toast that is not said twice, and leaves the focus where it is. */
export const waitForToast = (page: Page, words: string) => toast(page, words).first().waitFor()

/** Logs out by the menu of the header. */
export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).hover()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
}
