import type { TableFormat } from '@store/contract/schemas/wire'

/** The name under which the rejected rows of a file are saved. */
export function nameOfRejectedRows(fileName: string, format: TableFormat): string {
  return fileName.replace(/(\.\w+)?$/, `-rows-at-fault.${format}`)
}
