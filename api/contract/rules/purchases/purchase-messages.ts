/** Messages of buying again. */
export const purchaseMessages = {
  loadFailed: 'Failed to load what you bought',
  exportFailed: 'Failed to save the file',
  tooManyLines: 'The file has too many lines. Upload at most 5,000 at once.',
  noQuantity: 'There is no model number with a quantity in this file.',
  columnsUnknown:
    'Nothing tells which columns are the model number and the quantity. Call one Model No and one Quantity, and upload the file again.',
  columnsUnreadable: 'Choose one column for the model number, and another one for the quantity.',
  readFailed: 'Failed to read the file',
  nothingTyped: 'Type a quantity first.',
} as const

/** The largest file of quantities, in bytes, and the most lines it may have. */
export const largestQuantityFileBytes = 1024 * 1024
export const mostQuantityLines = 5_000
