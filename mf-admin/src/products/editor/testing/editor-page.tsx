import { beforeEach, jest } from '@jest/globals'
import { aProduct, aUser, type fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ProductsScreen } from '../../products-screen.tsx'
import { noFacets } from '../../testing/no-facets.ts'

/** The page of products with its form, for tests: one product with two pictures, and the superadmin who opens it. */
export function createEditorPage(api: ReturnType<typeof fakeApi>) {
  // Drafts belong to a user.
  const superadmin = aUser({ role: 'superadmin' })
  const mouse = aProduct({
    _id: 'mouse',
    name: 'Logitech M90',
    stock: 5,
    prices: { enduser: 500, reseller: 450, distributor: 400 },
    images: ['/api/images/aaa-800.webp', '/api/images/bbb-800.webp'],
    version: 3,
  })
  beforeEach(() => {
    sessionStorage.clear()
    Element.prototype.scrollIntoView = jest.fn<() => void>()
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => {}
  })
  return {
    mouse,
    open(search = '', product = mouse) {
      api.answers('GET /admin/products/facets', noFacets)
      api.answers('GET /admin/products', [product], { headers: { 'X-Total-Count': '1' } })
      api.answers('GET /products/:id', product)
      return renderWithStore(<ProductsScreen />, {
        route: `/superadmin/products${search}`,
        path: '/superadmin/products',
        session: superadmin,
      })
    },
    field: (label: string) => screen.getByLabelText(label),
    press: (user: UserEvent, name: string) =>
      user.click(screen.getByText(name, { selector: 'button' })),
    /** The fields of the last form that was sent. */
    sentBy(route: 'POST /products' | 'PUT /products/:id'): Record<string, unknown> {
      const body = api.calls(route).at(-1)?.body
      return body instanceof FormData ? Object.fromEntries(body) : {}
    },
  }
}
