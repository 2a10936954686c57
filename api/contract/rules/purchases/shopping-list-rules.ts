import { type FormError, fieldError } from '../field-errors.ts'

/** Maximum number of named lists of a buyer. */
export const mostShoppingLists = 50
/** Maximum number of products on a list: as many as a cart takes. */
export const mostListLines = 500
/** Longest name of a list. */
export const longestListName = 60

/** Messages of named lists. */
export const shoppingListMessages = {
  loadFailed: 'Failed to load your lists',
  saveFailed: 'Failed to save the list',
  notFound: 'List not found',
  nameRequired: 'Give the list a name.',
  nameTooLong: `A name has at most ${longestListName} characters.`,
  nameTaken: 'You have a list of this name already.',
  tooMany: `You have ${mostShoppingLists} lists already. Delete one first.`,
  full: `This list is full: it holds ${mostListLines} products.`,
  deleteQuestion: (name: string) => `Delete the list “${name}”?`,
  deleted: 'List deleted',
  added: 'Added to list',
  addedTo: (name: string) => `Added to “${name}”`,
  alreadyListed: (name: string, quantity: number) => `“${name}” has ${quantity} of it already`,
  quantityChanged: (name: string, change: { from: number; to: number }) =>
    `“${name}” has ${change.to} of it now instead of ${change.from}`,
  modelRequired: 'Type a model number.',
  notOnSale: (names: string) => `No longer on sale and left out: ${names}`,
  saved: (name: string) => `Saved as “${name}”`,
} as const

/** The name of a list as stored: no spaces around it, single ones inside. */
export function normaliseListName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

/** Checks the name of a list. @returns `undefined` when it is valid */
export function validateListName(name: string): FormError | undefined {
  const { length } = normaliseListName(name)
  if (length === 0) return fieldError('name', shoppingListMessages.nameRequired)
  return length > longestListName ? fieldError('name', shoppingListMessages.nameTooLong) : undefined
}
