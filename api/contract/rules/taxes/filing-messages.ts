/** What the API and the screens say about filed returns. */
export const filingMessages = {
  monthOpen: 'This month is not over. Its return can be filed afterwards.',
  filedBefore: 'The return of this month is marked as filed already.',
  notFiled: 'The return of this month is not marked as filed.',
  filed: 'Marked as filed',
  takenBack: 'No longer marked as filed',
  failed: 'Failed to mark the return',
  amendmentsDue: (count: number) =>
    count === 1
      ? '1 document changed since the return was filed. It is due as an amendment in a later return:'
      : `${count} documents changed since the return was filed. They are due as amendments in a later return:`,
} as const
