/** Formats bytes, e.g. `41.3 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

/** Formats a difference in bytes, e.g. `+0.8 KB`. */
export function growth(bytes: number, before: number): string {
  const change = (bytes - before) / 1024
  if (Math.abs(change) < 0.05) return '±0 KB'
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)} KB`
}
