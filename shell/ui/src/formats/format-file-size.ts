const units = ['B', 'KB', 'MB'] as const

/**
 * A file size for people.
 * @param bytes a whole number
 * @example formatFileSize(1_572_864) // '1.5 MB'
 */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`
}
