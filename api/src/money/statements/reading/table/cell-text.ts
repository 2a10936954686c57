/** Programs of banks write ="00123" or '00123 to keep zeros. */
export function cellText(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ').trim()
  return text.replace(/^="(.*)"$/, '$1').replace(/^'/, '')
}
