import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import trialQueries from '../../../api/test/catalog-search/trial-queries.json' with { type: 'json' }
import { createRandom } from '../load/random.ts'

/** Search terms. Each occurs in the benchmark catalogue, some often, some rarely. */
const terms = (
  'laser, toner, printer, hp, usb, black, wireless, mouse, ink, camera, router, monitor, ' +
  'keyboard, 1 tb, ssd, a4, series 2, pack of 10, full hd, duplex, switch, dome, adapter, ' +
  'scanner, card, cable, bottle, silver, s1bla1, ecotank'
).split(', ')

const pages = [1, 2, 3, 4] as const

/** Number of requests in a mix. */
const mixLength = 4000

/** Pages that no mix has: asked for first, they let the engine compile what a request runs in client and server. */
export function firstAddresses(): string[] {
  return Array.from({ length: 100 }, (_, index) => `/api/products?page=${pages.length + 1 + index}`)
}

/** Pages of the whole catalogue, of each brand and of each category. */
export function listAddresses(): string[] {
  const filters = [
    '',
    ...brands.map((brand) => `brand=${encodeURIComponent(brand)}`),
    ...categories.map((category) => `category=${encodeURIComponent(category)}`),
  ]
  return filters.flatMap((filter) =>
    pages.map((page) => `/api/products?${[filter, `page=${page}`].filter(Boolean).join('&')}`),
  )
}

/** The same lists, most expensive first. */
export function sortAddresses(): string[] {
  return listAddresses().map((address) => `${address}&sort=highToLow`)
}

/** Pages of searches over all brands and over some brands. */
export function searchAddresses(): string[] {
  const filters = ['', ...brands.slice(0, 8).map((brand) => `&brand=${encodeURIComponent(brand)}`)]
  return terms.flatMap((term) =>
    filters.flatMap((filter) =>
      pages.map((page) => `/api/products?q=${encodeURIComponent(term)}${filter}&page=${page}`),
    ),
  )
}

/** Pages of searches as people type them: words in any order, mistyped, left out, and some that are in a name as typed. */
export function wordAddresses(): string[] {
  return trialQueries.flatMap(({ query }) =>
    pages.map((page) => `/api/products?q=${encodeURIComponent(query)}&page=${page}`),
  )
}

/** A mix of addresses by popularity: the n-th most popular one gets 1/n of the requests of the first (Zipf). */
export function sampleByPopularity(addresses: readonly string[]): string[] {
  const next = createRandom(addresses.length)
  const popularity = addresses
    .map((address) => ({ address, at: next() }))
    .sort((a, b) => a.at - b.at)
  const weights = popularity.map((_, rank) => 1 / (rank + 1))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  return Array.from({ length: mixLength }, () => {
    let remaining = next() * totalWeight
    const found = popularity.find((_, rank) => {
      remaining -= weights[rank] ?? 0
      return remaining <= 0
    })
    return found?.address ?? '/api/products'
  })
}
