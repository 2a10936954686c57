/** The messages of a buyer's choice of mails. */
export const mailPreferenceMessages = {
  loadFailed: 'Failed to load your email settings',
  saveFailed: 'Failed to save your email settings',
  unsubscribed: 'You will get no more emails of this kind.',
} as const
