/** A change of stock with its sign, as people write it: `+5`, `−3`. */
export function signed(quantity: number): string {
  const size = Math.abs(quantity).toLocaleString('en-IN')
  if (quantity === 0) return size
  return quantity > 0 ? `+${size}` : `−${size}`
}
