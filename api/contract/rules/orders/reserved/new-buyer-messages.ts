/** What a buyer without a paid order is told whose order takes too much. Whoever may have paid already must know where the money is. */
export const newBuyerMessages = {
  reservedValue: (most: string, wanted: string) =>
    `Until your first order is paid, you can reserve products for ${most}; with this order it would be ${wanted}. Order less, pay now and upload the payment proof, or contact us.`,
  unpaidValue: (most: string, wanted: string) =>
    `Until your first payment is confirmed, your orders can add up to ${most}; with this one it would be ${wanted}. Order less or contact us. If you have paid already, your money is not lost: contact us with the payment proof.`,
  reservedStock: (products: string) =>
    `Until your first order is paid, you can reserve only a part of our stock. The most you can order now: ${products}. Order fewer, or contact us.`,
  unpaidStock: (products: string) =>
    `Until your first payment is confirmed, you can order only a part of our stock. The most you can order now: ${products}. Order fewer or contact us. If you have paid already, your money is not lost: contact us with the payment proof.`,
  reservedNetwork:
    'Many first orders from your internet connection are waiting for payment. Try again later or from another connection, or contact us.',
  unpaidNetwork:
    'Many first orders from your internet connection are waiting for payment. Try again later or from another connection, or contact us. If you have paid already, your money is not lost: contact us with the payment proof.',
} as const
