import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart, makeAddress } from '../../driver/fixtures.ts'
import { makeProofImage } from '../../driver/sample-files.ts'
import { toast } from '../toasts.ts'

/** A buyer's browser and account. */
export type Buyer = Visitor & { person: Person }

/** Opens the browser of a new buyer with two pieces of a product in the cart. */
export async function openBuyer(
  browser: Browser,
  { role = 'enduser' }: { role?: 'enduser' | 'reseller' } = {},
): Promise<Buyer> {
  const person = await registerBuyer(role)
  await fillCart(person, await fetchProducts(1, person))
  return { ...(await openVisitor(browser, { as: person })), person }
}

/** Fills in the address fields. */
export async function typeAddress(page: Page): Promise<void> {
  const { fullName, phone, address, city, state, pincode } = makeAddress('enduser')
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByLabel('City', { exact: true }).fill(city)
  await page.getByLabel('State', { exact: true }).selectOption(state)
  await page.getByLabel('Pincode', { exact: true }).fill(pincode)
}

/** The values of the address fields. */
export function typedAddress(page: Page): Promise<string[]> {
  const fields = ['Full name', 'Phone', 'Address', 'City', 'State', 'Pincode']
  return Promise.all(fields.map((label) => page.getByLabel(label, { exact: true }).inputValue()))
}

/** The values that {@link typeAddress} fills in. */
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

/** The person's orders on the server. */
export async function ordersOf(person: Person): Promise<Order[]> {
  const { orders } = await callApi<{ orders: Order[] }>('/orders', { as: person })
  return orders
}

/** Waits for a toast that appears only once, without moving the focus. */
export const waitForToast = (page: Page, words: string) => toast(page, words).first().waitFor()

/** Logs out with the header's menu. */
export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).hover()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
}
