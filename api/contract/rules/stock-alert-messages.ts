/** The messages of an alert that a product is back in stock. */
export const stockAlertMessages = {
  added: 'We tell you when it is back in stock',
  removed: 'You will not be told about it',
  inStock: 'It is in stock already.',
  failed: 'Failed to save',
} as const
