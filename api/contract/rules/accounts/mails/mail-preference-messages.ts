/** The messages of a buyer's choice of mails. */
export const mailPreferenceMessages = {
  loadFailed: 'Failed to load your choice of mails',
  saveFailed: 'Failed to save your choice of mails',
  unsubscribed: 'You get no more mails of this kind.',
} as const
