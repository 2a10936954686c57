/** Messages of buying again. */
export const purchaseMessages = {
  loadFailed: 'Failed to load what you bought',
  exportFailed: 'Failed to save the file',
  fileRequired: 'Choose an Excel, OpenDocument or CSV file.',
  fileTooLarge: 'The file is too large. Upload a file of at most 1 MB',
  tooManyLines: 'The file has too many lines. Upload at most 5,000 at once.',
  noQuantity: 'There is no model number with a quantity in this file.',
  cellHoldsError: 'The model number is an error of the spreadsheet program. Type it again.',
  cellHoldsBoolean:
    'The spreadsheet program took the model number for TRUE or FALSE. Format the cell as text, and type it again.',
  cellHoldsDate:
    'The spreadsheet program took the model number for a date. Format the cell as text, and type it again.',
  cellIsScientific:
    'The spreadsheet program shows the model number with an E. Format the cell as text, and type it again.',
  columnsUnknown:
    'Nothing tells which columns are the model number and the quantity. Call one Model No and one Quantity, and upload the file again.',
  columnsUnreadable: 'Choose one column for the model number, and another one for the quantity.',
  readFailed: 'Failed to read the file',
  nothingTyped: 'Type a quantity first.',
} as const

/** The largest file of quantities, in bytes, and the most lines it may have. */
export const largestQuantityFileBytes = 1024 * 1024
export const mostQuantityLines = 5_000
