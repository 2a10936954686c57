import { addressBook } from '@store/contract/rules/shipping/address-messages'
import { defineError } from '../../../base/base.ts'

/** 404: the caller has no such address. */
export const AddressNotFoundError = defineError('address_not_found', addressBook.notFound, 404)

/** 409: the book has an entry for the same addressee at the same place. */
export const AddressTakenError = defineError('address_taken', addressBook.taken, 409)

/** 409: the book has as many entries as it may have. */
export const AddressBookFullError = defineError('address_book_full', addressBook.full, 409)
