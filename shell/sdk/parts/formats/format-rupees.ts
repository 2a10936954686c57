const upToTwo = rupees(0)
const exactlyTwo = rupees(2)

/**
 * An amount as people in India write it (spec §9: en-IN, 0 to 2 decimals).
 * @param amount rupees, as on the wire
 * @param decimals 2 to always show both, as the product price tester does
 * @example formatRupees(149950.5) // '₹1,49,950.5'
 */
export function formatRupees(amount: number, decimals: 0 | 2 = 0): string {
  return (decimals === 2 ? exactlyTwo : upToTwo).format(amount)
}

function rupees(minimumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  })
}
