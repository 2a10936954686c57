/** Messages of buying again. */
export const purchaseMessages = {
  loadFailed: 'Failed to load what you bought',
  exportFailed: 'Failed to save the file',
  fileRequired: 'Choose an Excel or CSV file.',
  fileTooLarge: 'The file is too large. Upload a file of at most 1 MB',
  tooManyLines: 'The file has too many lines. Upload at most 5,000 at once.',
  noQuantity: 'There is no model number with a quantity in this file.',
  readFailed: 'Failed to read the file',
  nothingTyped: 'Type a quantity first.',
} as const

/** The largest file of quantities, in bytes, and the most lines it may have. */
export const largestQuantityFileBytes = 1024 * 1024
export const mostQuantityLines = 5_000
