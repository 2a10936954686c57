/**
 * A role as a person reads it.
 * @example roleNameOf('reseller-admin') // 'Reseller Admin'
 */
export function roleNameOf(role: string): string {
  const words = role.split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
