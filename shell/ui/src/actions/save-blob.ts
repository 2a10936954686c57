/** How long a browser may take to fetch a blob that it saves, in milliseconds. */
const savingMs = 60_000

/**
 * Saves a blob as a file, like a click on a link to it. The URL is revoked later, because the browser fetches it after
 * the click, and some ask the user first.
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
