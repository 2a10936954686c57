/**
 * The rights of staff (rights 1). They narrow an admin's role and never widen it: an account without rights of its own
 * has all of its role.
 */
export const rights = [
  'orders',
  'packing',
  'money',
  'products',
  'users',
  'settings',
  'accounts',
  'read',
] as const

/** A right of staff. */
export type Right = (typeof rights)[number]

/** What each right is called, for people. */
export const rightNames: Readonly<Record<Right, string>> = {
  orders: 'Orders',
  packing: 'Packing',
  money: 'Money',
  products: 'Products',
  users: 'Users',
  settings: 'Settings',
  accounts: 'Accounts',
  read: 'Read only',
}

/** What each right opens, for people. */
export const rightOpens: Readonly<Record<Right, string>> = {
  orders: 'See orders, set any status, cancel, enter dockets, end reservations, answer enquiries',
  packing: 'See orders, pack, ship and deliver them, enter dockets and e-way bills, print papers',
  money: 'Check proofs, mark orders paid, statements, refunds, credit notes, ledgers and credit',
  products: 'Products, prices, stock, imports and search words',
  users: 'Accounts of buyers, approvals, enquiries, data requests and broadcasts',
  settings: 'Firm, terms, delivery and holidays',
  accounts: 'Taxes and returns, tax documents, and ledgers to read and download',
  read: 'See everything the role sees, and change nothing',
}

/** Rights that are usually given together, by the name of the work. */
export const rightBundles: readonly { name: string; rights: readonly Right[] }[] = [
  { name: 'Storekeeper', rights: ['packing'] },
  { name: 'Accountant', rights: ['accounts'] },
  { name: 'Sales', rights: ['orders', 'users'] },
  { name: 'Read only', rights: ['read'] },
]

/**
 * Which rights open a route or a screen: any one of a list. `own`: it is the caller's own, so everybody's. `all`: only for
 * accounts that nothing narrows.
 */
export type Opening = 'own' | 'all' | readonly Right[]

/** Everything but the caller's own needs one of these. */
export const anyRight = rights

/** The rights with which orders are seen. */
export const orderReaders = [
  'orders',
  'packing',
  'money',
  'accounts',
] as const satisfies readonly Right[]

/**
 * Reads rights as they are stored.
 * @param text words between commas; `null` for all of the role. A word that is unknown here opens nothing
 * @returns `undefined` for all of the role
 */
export function parseRights(text: string | null | undefined): readonly Right[] | undefined {
  if (text === null || text === undefined) return undefined
  const words = text.split(',')
  return rights.filter((right) => words.includes(right))
}

/**
 * Rights as they are stored, in the order of {@link rights} and each once.
 * @returns `null` for all of the role
 */
export function storedRights(held: readonly Right[] | undefined): string | null {
  return held ? rights.filter((right) => held.includes(right)).join(',') : null
}

/**
 * Whether somebody may pass.
 * @param held their rights; `undefined`: all of the role
 * @param isReading nothing is changed, which `read` is enough for
 */
export function isOpenTo(
  held: readonly Right[] | undefined,
  opening: Opening,
  { isReading }: { isReading: boolean },
): boolean {
  if (held === undefined || opening === 'own') return true
  if (isReading && held.includes('read')) return true
  return opening !== 'all' && opening.some((right) => held.includes(right))
}

/** {@link isOpenTo} of somebody who reads. */
export function maySee(held: readonly Right[] | undefined, opening: Opening): boolean {
  return isOpenTo(held, opening, { isReading: true })
}

/** {@link isOpenTo} of somebody who changes something. */
export function mayDo(held: readonly Right[] | undefined, opening: Opening): boolean {
  return isOpenTo(held, opening, { isReading: false })
}

/**
 * The name of what somebody may do, beside the role.
 * @example nameOfRights(['packing']) // 'Storekeeper'
 * @example nameOfRights(['orders', 'money', 'users']) // '3 rights'
 * @returns `undefined` for all of the role
 */
export function nameOfRights(held: readonly Right[] | undefined): string | undefined {
  if (held === undefined) return undefined
  const stored = storedRights(held)
  const bundle = rightBundles.find((each) => storedRights(each.rights) === stored)
  if (bundle) return bundle.name
  if (held.length === 0) return 'No rights'
  return held.length === 1 ? '1 right' : `${held.length} rights`
}

/**
 * What opens something, for people.
 * @example namesOfOpening(['orders', 'packing']) // 'Orders or Packing'
 * @example namesOfOpening('all') // 'all rights'
 */
export function namesOfOpening(opening: Opening): string {
  if (typeof opening === 'string') return 'all rights'
  const names = opening.map((right) => rightNames[right])
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}

/** Messages about rights. */
export const rightMessages = {
  /** @param names from {@link namesOfOpening} */
  missing: (names: string) =>
    `Your account may not do this: it needs ${names}. A superadmin with all rights can give that.`,
  saved: 'Rights saved',
  saveFailed: 'Failed to save the rights',
  ofAdmins: 'Only an admin has rights. Give the account an admin role first.',
  own: 'Nobody changes their own rights. Ask another superadmin with all rights.',
} as const
