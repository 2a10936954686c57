/** Pieces as people say them. */
const pieces = (quantity: number) =>
  quantity === 1 ? '1 piece' : `${quantity.toLocaleString('en-IN')} pieces`

/** What the superadmin reads of goods in, counts and stock cards. */
export const stockMessages = {
  unknownModel: (modelNo: string) => `No product has the model “${modelNo}”.`,
  unnamed: 'The line names no product.',
  several: 'Several products may be meant: choose one.',
  quantityMissing: 'Write how many pieces.',
  quantityInvalid: 'Write a whole number of pieces, at most 10,00,000.',
  costInvalid: 'Write the cost of a piece in rupees without GST, or leave it out.',
  costWithSeveral: 'The line has several products and one cost: write a line for each.',
  tooManyLines: (most: number) => `At most ${most.toLocaleString('en-IN')} lines at once.`,
  supplierMissing: 'Enter the name of the supplier.',
  gstinInvalid: 'This is no GST number. Enter it as on the bill, or leave it out.',
  gstinOther: (supplier: string, gstin: string) =>
    `${supplier} has the GST number ${gstin}. Write the name of another firm with its city.`,
  billMissing: 'Enter the number of the bill.',
  billDay: 'Enter the day of the bill: today or earlier.',
  notOnSale: 'This product is no longer on sale.',
  linesInvalid: 'Some lines cannot be booked. Nothing was booked.',
  stockTooLarge: 'The stock would be above 10,00,000 pieces.',
  billBooked: (bill: {
    billNo: string
    supplier: string
    pieces: number
    by: string
    at: string
  }) =>
    `Bill ${bill.billNo} of ${bill.supplier} is already booked: ${pieces(bill.pieces)}, by ${bill.by}, ${bill.at}.`,
  booked: (count: number) => `${pieces(count)} added to the stock`,
  bookFailed: 'Failed to book the goods',
  goodsInNotFound: 'There is no such bill of a supplier.',
  reversedBefore: 'This bill is already reversed.',
  reverseReason: 'Enter a reason. It stays with the bill.',
  reversed: 'Bill reversed, its pieces are out of the stock',
  reverseFailed: 'Failed to reverse the bill',
  reverseShort: (name: string, booked: number, free: number) =>
    `${name}: ${pieces(booked)} came with this bill and only ${free.toLocaleString('en-IN')} are free. The others are sold.`,
  reverseRefused:
    'The bill cannot be reversed: part of its goods is sold. Count the stock instead.',
  countPosted: (differences: number) =>
    differences === 0
      ? 'Counted: everything is there'
      : differences === 1
        ? 'Counted: 1 difference posted'
        : `Counted: ${differences} differences posted`,
  countShort: (name: string, counted: number, promised: number) =>
    `${name}: ${pieces(promised)} are promised to orders and only ${counted.toLocaleString('en-IN')} were counted. Count again, or cancel an order of it first.`,
  countRefused: 'Fewer pieces were counted than are promised to orders. Nothing was posted.',
  countFailed: 'Failed to post the count',
  countNotFound: 'There is no such count.',
  listFailed: 'Failed to read the lines',
  loadFailed: 'Failed to load the stock',
  fileFailed: 'Failed to download the list',
} as const
