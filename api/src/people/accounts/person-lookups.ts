import {
  findAccountOfEmail,
  findAccountsTouchedSince,
  findContactsOf,
  findPersonOfAccount,
} from './person-query.ts'

/** What others look up of people behind accounts, on a transaction, too. */
export const personLookups = {
  findByEmail: findAccountOfEmail,
  findOwner: findPersonOfAccount,
  findTouchedSince: findAccountsTouchedSince,
  findContacts: findContactsOf,
}
