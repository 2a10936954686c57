/** What is said of a file that cannot be read as a sheet, at every door. Each sentence says what to do. */
export const sheetMessages = {
  required: 'Choose an Excel, OpenDocument or CSV file.',
  empty: 'The file is empty. Choose another one.',
  fileType: 'This is no sheet that can be read. Save it as .xlsx or .csv.',
  packed:
    'This is a file of Gnumeric, or one that was packed. Save it as .xlsx or .csv, and upload that.',
  pdf: 'A PDF cannot be read as a sheet. Upload the Excel or CSV file that it was made from.',
  protected:
    'The file is protected with a password. Open it, remove the password, save it and upload it again.',
  broken: 'The file is damaged and cannot be read. Open it, save it again and upload it.',
  noText: 'The text of the file is damaged. Save it as .xlsx, or as .csv in UTF-8.',
  /** @param megabytes the most that is taken */
  tooLarge: (megabytes: number) => `The file is too large. Upload at most ${megabytes} MB.`,
  unpacksTooLarge: 'The file is too large once it is unpacked. Split it into smaller files.',
  needsTooMuch: 'The file needs too much memory to be read. Split it into smaller files.',
  takesTooLong: 'The file takes too long to read. Split it into smaller files.',
  tooManyColumns: (row: number) =>
    `Row ${row} has too many columns. Leave at most 60, and upload the file again.`,
  cellTooLong: (cell: string) =>
    `Cell ${cell} holds too much text. Shorten it to 32,767 characters, and upload the file again.`,
  missingText: (cell: string) =>
    `Cell ${cell} points to a text that the file does not have. Open the file, save it again and upload it.`,
  openQuote: (row: number) =>
    `Row ${row}: a quotation mark begins a text that does not end. Remove the mark, or save the file as .xlsx.`,
  /** What a spreadsheet program made of a cell. The row and the column stand beside it. */
  cellHolds: {
    error: 'This is an error of the spreadsheet program. Correct its formula, or type the value.',
    boolean:
      'The spreadsheet program took this for TRUE or FALSE. Format the cell as text, and type it again.',
    date: 'The spreadsheet program took this for a date. Format the cell as text, and type it again.',
    scientific:
      'The spreadsheet program shows this number with an E. Format the cell as text, and type it again.',
    lettered:
      'The spreadsheet program shows letters here that are not in the cell. Format the cell as text, and type it again.',
  },
  unknownColumn: (heading: string) =>
    `There is no column called "${heading}". Choose the columns again.`,
  columnTwice: (heading: string) => `The column "${heading}" is there twice. Remove one of them.`,
  choiceUnreadable: 'The choice of columns could not be read. Please choose them again.',
  headingTwice: (heading: string) => `"${heading}" can be the column of one thing only.`,
} as const
