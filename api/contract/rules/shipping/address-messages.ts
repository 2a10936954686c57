import { addressLimit } from './address-book.ts'

/** Messages of the address book and of the lookup of pincodes. */
export const addressBook = {
  notFound: 'This address has been deleted.',
  taken: 'This address is already in your address book.',
  full: `You can save up to ${addressLimit} addresses. Delete one first.`,
  saved: 'Address saved',
  saveFailed: 'Failed to save address',
  deleted: 'Address deleted',
  deleteFailed: 'Failed to delete address',
  confirmDelete: 'Are you sure you want to delete this address?',
  listFailed: 'Failed to load your addresses',
  loadFailed: 'Your saved addresses could not be loaded. You can enter an address below.',
  unknownPincode: 'No place is known for this pincode.',
} as const
