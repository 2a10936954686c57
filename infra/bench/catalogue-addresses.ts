import { brands, categories } from '@store/contract/rules/catalog-lists'
import { chanceFrom } from './chance.ts'

/** What people look for; each is in the measuring catalogue, some often, some seldom. */
const terms = [
  ...['laser', 'toner', 'printer', 'hp', 'usb', 'black', 'wireless', 'mouse', 'ink', 'camera'],
  ...[
    'router',
    'monitor',
    'keyboard',
    '1 tb',
    'ssd',
    'a4',
    'series 2',
    'pack of 10',
    'full hd',
    'duplex',
  ],
  ...[
    'switch',
    'dome',
    'adapter',
    'scanner',
    'card',
    'cable',
    'bottle',
    'silver',
    's1bla1',
    'ecotank',
  ],
] as const

const pages = [1, 2, 3, 4] as const

/** Requests after which a mix begins again. */
const mixLength = 4000

/** Pages of the whole catalogue, of each brand and each category, cheapest and dearest first. */
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

/** The same lists, dearest first. */
export function sortAddresses(): string[] {
  return listAddresses().map((address) => `${address}&sort=highToLow`)
}

/** Pages of searches, in all brands and in some. */
export function searchAddresses(): string[] {
  const filters = ['', ...brands.slice(0, 8).map((brand) => `&brand=${encodeURIComponent(brand)}`)]
  return terms.flatMap((term) =>
    filters.flatMap((filter) =>
      pages.map((page) => `/api/products?q=${encodeURIComponent(term)}${filter}&page=${page}`),
    ),
  )
}

/** Addresses as people ask for them: the n-th most popular one n-th as often (Zipf). */
export function asPeopleAsk(addresses: readonly string[]): string[] {
  const next = chanceFrom(addresses.length)
  const popularity = addresses
    .map((address) => ({ address, at: next() }))
    .sort((a, b) => a.at - b.at)
  const weights = popularity.map((_, rank) => 1 / (rank + 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return Array.from({ length: mixLength }, () => {
    let left = next() * whole
    const found = popularity.find((_, rank) => {
      left -= weights[rank] ?? 0
      return left <= 0
    })
    return found?.address ?? '/api/products'
  })
}
