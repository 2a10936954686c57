/** How long a browser may take to fetch a file of its own that it is told to save, in milliseconds. */
const savingMs = 60_000

/**
 * Has the browser save a file from a blob address, as a click on a link to it would. The address is revoked, but
 * only later: the browser fetches it after the click, and some ask the person first.
 * @example saveFile(URL.createObjectURL(blob), 'products.csv')
 */
export function saveFile(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), savingMs)
}
