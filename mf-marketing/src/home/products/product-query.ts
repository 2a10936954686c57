import type { ProductQuery } from '@store/contract/schemas/catalog/catalog'

/** What the home page shows with its price: the cheapest pieces in stock of what most buyers come for. */
export const homeProductQuery = {
  category: ['CCTV Camera', 'Laptop', 'Monitor', 'Printer', 'Router'],
  inStock: true,
  sort: 'lowToHigh',
  page: 1,
  limit: 8,
} satisfies ProductQuery

/** The same as a first call of the route, whose answer is on its way before the code of the page. */
export const homeProductCall =
  '/products?category=CCTV+Camera&category=Laptop&category=Monitor&category=Printer&category=Router&inStock=true&sort=lowToHigh&page=1&limit=8'
