/** What is said of each file that is not read: why, and what to do. */
export const refusedFiles: Readonly<Record<string, string>> = {
  '30-us-dates.csv':
    'Row 3: nothing shows which part of "11/2/2026" (Date) is the month; a spreadsheet program has written it. Choose how dates are written, or download the statement again and do not save it there.',
  '34-axis-usd-account.csv':
    'The account is kept in USD. Upload the statement of an account in INR.',
}
