/** The messages of a product import: for the admin, and for each invalid row. */
export const importMessages = {
  uploaded: 'Excel uploaded successfully',
  importedBefore: 'This file was imported before. Nothing was imported twice.',
  failed: 'Failed to upload Excel',
  checked: 'The file was checked. Nothing was changed.',
  nothingChanged: (rows: number) =>
    `Nothing was imported: ${rows} ${rows === 1 ? 'row has' : 'rows have'} errors.`,
  noColumns: 'One of the first 30 rows must name the columns: brand, and modelNo or name at least.',
  mappingIncomplete:
    'Choose the column of the brand, or the brand of all rows, and the column of the model number or the name.',
  columnsUnclear: 'Several columns of the file fit. Choose which one it is.',
  guessUnseen: 'Check the columns first: a guess is not imported.',
  tooManyRows: 'The file has too many rows. Upload at most 1,00,000 at once.',
  rowNeedsKey: 'Give the brand, and the model number or the name.',
  rowTwice: (row: number) => `Row ${row} has the same brand and model number.`,
  ambiguous: 'Several products have this brand and model number. Change them one by one.',
  /** @param column as people call it */
  missing: (column: string) => `${column} is missing.`,
  /** @param name of a known brand or category */
  isThis: (name: string) => `Did you mean ${name}?`,
  newName: {
    brand: 'No product has this brand so far.',
    category: 'No product has this category so far.',
  },
  /** @param column as people call it, @param fault what is wrong with its value */
  fixedValue: (column: string, fault: string) => `${column} of all rows: ${fault}`,
  optionsUnreadable: 'The choices for this file could not be read. Please check it again.',
  shownUnreadable: 'What the check showed could not be read. Please check the file again.',
  changedSincePreview:
    'Somebody else changed this product since the preview. Check the file again.',
  seenStock: 'seenStock must be the whole number that stock was when the file was made.',
  /** @param stock pieces there are now */
  stockChanged: (stock: number) =>
    `The stock changed since the file was made: it is ${stock} now. Choose whether to set it, to add to it or to leave it, and check the file again.`,
  /** @param seen pieces there were when the file was made, @param stock those there are now */
  stockWas: (seen: number, stock: number) =>
    `The file was made when the stock was ${seen}; it is ${stock} now.`,
  stockOfOld: 'This is what was set before the last sales. It would put them back into stock.',
  stockUnread: 'The file does not say how many are in stock: the product begins with 0.',
  isCount: 'The file says what the stock is, not what came in.',
  twinOf: (product: string) => `Probably the product ${product}, which is there`,
  twinOfRow: (row: number) => `Probably the product of row ${row}`,
  sameModel: 'its model number is written otherwise.',
  sameName: 'it has the same brand and name.',
  slabs: 'Slabs look like this: 10-24:390; 25+:370',
  facts: 'Facts look like this: Yield: 1,600 pages; Colour: Black',
  catalogueChanged: 'The products changed while the file was read. Please upload it again.',
  changedSinceCheck:
    'Products changed since the check. Nothing was imported. Below is how it is now.',
  running: 'An import is being written. Please try again in a minute.',
  undone: 'The import was undone.',
  notFound: 'Import not found.',
  rejectedRowsNotKept:
    'The rows that this import left out are not kept any more. Choose its file again to check it.',
  undoneBefore: 'This import was undone before.',
  notTheLast: 'Only the last import can be undone.',
  changedSince: 'Products of this import have changed since. It cannot be undone any more.',
  undoFailed: 'Failed to undo the import',
  loadFailed: 'Failed to load imports',
  rowsFailed: 'Failed to download the rows',
} as const
