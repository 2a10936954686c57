import { addressKeyOf, addressLimit } from '@store/contract/rules/shipping/address-book'
import type { AddressForm } from '@store/contract/schemas/orders/addresses'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import {
  type Actor,
  type Clock,
  type Database,
  inTransaction,
  isDuplicate,
  newPublicId,
} from '../../../base/base.ts'
import type { AssertBuyerGstNumber } from '../../accounts/gst-number-check.ts'
import { normalizeShipping } from '../normalize-shipping.ts'
import { deleteShipping, findShipping, saveShipping } from '../shipping-repository.ts'
import type { StoredAddress } from './address.ts'
import { AddressBookFullError, AddressNotFoundError, AddressTakenError } from './address-errors.ts'
import { findAddresses } from './address-query.ts'
import {
  type AddressRef,
  clearDefaultAddress,
  deleteAddress,
  insertAddress,
  lockAddress,
  lockBook,
  setDefaultAddress,
  updateAddress,
} from './address-repository.ts'
import { addUsedAddress } from './used-address.ts'

/** The address book of an account. Every operation sees the caller's entries only. */
export interface AddressService {
  /** The address used last first. */
  list(actor: Actor): Promise<StoredAddress[]>
  /** @throws HttpError (400) by the rules of the caller's role, AddressTakenError, AddressBookFullError */
  create(actor: Actor, form: AddressForm): Promise<StoredAddress>
  /** @throws HttpError (400), AddressNotFoundError, AddressTakenError */
  change(actor: Actor, publicId: string, form: AddressForm): Promise<StoredAddress>
  /** @throws AddressNotFoundError */
  remove(actor: Actor, publicId: string): Promise<void>
}

/** What an entry may change of a buyer's details of the last order. */
interface LastUsed {
  userId: number
  before: Shipping
  after: Shipping | undefined
  at: Date
}

/** GET /shipment/me follows a change of the address that it answers, and no longer answers a deleted one. */
async function followInLastUsed(trx: Database, { userId, before, after, at }: LastUsed) {
  const lastUsed = await findShipping(trx, userId)
  if (!lastUsed || addressKeyOf(lastUsed) !== addressKeyOf(before)) return
  if (after) await saveShipping(trx, { userId, shipping: after, at })
  else await deleteShipping(trx, userId)
}

async function writeDefault(trx: Database, ref: AddressRef, isDefault: boolean | undefined) {
  if (isDefault === true) await setDefaultAddress(trx, ref)
  if (isDefault === false) await clearDefaultAddress(trx, ref)
}

export function createAddressService({
  db,
  clock,
  assertGstNumber,
}: {
  db: Database
  clock: Clock
  assertGstNumber: AssertBuyerGstNumber
}): AddressService {
  const write = async <T>(work: (trx: Database) => Promise<T>): Promise<T> => {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      throw isDuplicate(error) ? new AddressTakenError() : error
    }
  }
  const find = async (trx: Database, ref: AddressRef): Promise<StoredAddress> => {
    const address = await lockAddress(trx, ref)
    if (!address) throw new AddressNotFoundError()
    return address
  }
  /** Adds what the former release saved, or a checkout before there was a book. */
  const readBook = async (userId: number): Promise<StoredAddress[]> => {
    const addresses = await findAddresses(db, userId)
    const lastUsed = await findShipping(db, userId)
    if (!lastUsed) return addresses
    const key = addressKeyOf(lastUsed)
    if (addresses.some(({ shipping }) => addressKeyOf(shipping) === key)) return addresses
    await addUsedAddress(db, { userId, shipping: lastUsed, at: clock.now() })
    return findAddresses(db, userId)
  }
  return {
    list: ({ userId }) => readBook(userId),

    async create({ userId, role }, { isDefault, ...form }) {
      const shipping = normalizeShipping(role, form)
      await assertGstNumber(userId, shipping)
      const ref = { userId, publicId: newPublicId() }
      await readBook(userId)
      return write(async (trx) => {
        if ((await lockBook(trx, userId)) >= addressLimit) throw new AddressBookFullError()
        await insertAddress(trx, { ...ref, shipping, at: clock.now() })
        await writeDefault(trx, ref, isDefault)
        return find(trx, ref)
      })
    },

    async change({ userId, role }, publicId, { isDefault, ...form }) {
      const shipping = normalizeShipping(role, form)
      await assertGstNumber(userId, shipping)
      const ref = { userId, publicId }
      return write(async (trx) => {
        const { shipping: before } = await find(trx, ref)
        await updateAddress(trx, { ...ref, shipping })
        await writeDefault(trx, ref, isDefault)
        await followInLastUsed(trx, { userId, before, after: shipping, at: clock.now() })
        return find(trx, ref)
      })
    },

    async remove({ userId }, publicId) {
      const ref = { userId, publicId }
      await write(async (trx) => {
        const { shipping: before } = await find(trx, ref)
        await deleteAddress(trx, ref)
        const [next] = await findAddresses(trx, userId)
        await followInLastUsed(trx, { userId, before, after: next?.shipping, at: clock.now() })
      })
    },
  }
}
