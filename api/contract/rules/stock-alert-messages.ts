/** The messages of an alert that a product is back in stock. */
export const stockAlertMessages = {
  added: 'We will notify you when it is back in stock',
  removed: 'Stock alert turned off',
  inStock: 'It is in stock already.',
  failed: 'Failed to save',
} as const
