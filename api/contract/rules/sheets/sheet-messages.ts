/** What is said of a file that cannot be read as a sheet, at every door. Each sentence says what to do. */
export const sheetMessages = {
  empty: 'The file is empty.',
  fileType: 'This is no sheet that can be read. Save it as .xlsx or .csv.',
  pdf: 'A PDF cannot be read as a sheet. Upload the Excel or CSV file that it was made from.',
  protected:
    'The file is protected with a password. Open it, remove the password, save it and upload it again.',
  broken: 'The file is damaged and cannot be read.',
  noText: 'The text of the file is damaged. Save it as .xlsx, or as .csv in UTF-8.',
  unpacksTooLarge: 'The file is too large once it is unpacked.',
  needsTooMuch: 'The file needs too much memory to be read. Split it into smaller files.',
  takesTooLong: 'The file takes too long to read. Split it into smaller files.',
  tooManyColumns: 'The file has too many columns.',
  cellTooLong: 'A cell holds too much text.',
  missingText: (cell: string) =>
    `Cell ${cell} points to a text that the file does not have. Open the file, save it again and upload it.`,
  openQuote: (row: number) =>
    `Row ${row}: a quotation mark begins a text that does not end. Remove the mark, or save the file as .xlsx.`,
} as const
