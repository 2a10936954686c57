/** How long a browser may take to fetch a blob that it is told to save, in milliseconds. */
const savingMs = 60_000

/**
 * Has the browser save a blob as a file, as a click on a link to it would. The URL is revoked, but only later: the
 * browser fetches it after the click, and some ask the person first.
 * @param url a blob URL; the blob itself cannot be the result of an endpoint, because the store holds plain data
 * @example saveBlob(URL.createObjectURL(blob), 'products.csv')
 */
export function saveBlob(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), savingMs)
}
