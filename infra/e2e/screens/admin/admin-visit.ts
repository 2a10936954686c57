import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi, type Person, signInDemo } from '../../driver/accounts.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../../driver/browser.ts'
import { toFormFile } from '../../driver/fixtures.ts'
import { makeProofImage } from '../../driver/sample-files.ts'

/** An admin's browser, and the account for API calls. */
export type AdminVisit = Visitor & { as: Person }

/** Opens the browser of a demo admin. */
export async function visitAs(
  browser: Browser,
  role: string,
  options: VisitorOptions = {},
): Promise<AdminVisit> {
  const as = await signInDemo(role)
  return { ...(await openVisitor(browser, { ...options, as })), as }
}

/** The confirmation dialog of an action. */
export function confirmDialog(page: Page, words: string): Locator {
  return page.getByRole('alertdialog', { name: words })
}

let products = 0

/** Creates a product with a picture. The caller deletes it. */
export async function createProduct(
  superadmin: Person,
  fields: Record<string, string> = {},
): Promise<Product> {
  products += 1
  const name = `Test printer ${Date.now()}-${products}`
  const form = new FormData()
  const given = {
    name,
    brand: 'HP',
    category: 'Printer',
    modelNo: `T-${Date.now()}-${products}`,
    stock: '9',
    description: 'Prints what a test asks for.',
    prices: JSON.stringify({ enduser: '500', reseller: '450', distributor: '400' }),
    quantityBasedPrices: '[]',
    ...fields,
  }
  for (const [field, value] of Object.entries(given)) form.set(field, value)
  form.append('images', toFormFile(await makeProofImage()))
  return callApi('/products', { form, as: superadmin })
}

/** Deletes a product if it still exists. */
export async function deleteProduct(superadmin: Person, id: string): Promise<void> {
  await callApi(`/products/${id}`, { method: 'DELETE', as: superadmin }).catch(() => undefined)
}
