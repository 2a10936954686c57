/** A page number, or the dots between two of them. */
export type PageStep = { kind: 'page'; key: string; page: number } | { kind: 'gap'; key: string }

/**
 * The page numbers to show: first, last, the current one and its neighbours. A gap never hides a single page.
 * @example pageWindow(6, 20) // 1 … 5 6 7 … 20
 */
export function pageWindow(page: number, pages: number): PageStep[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= 1 ||
      (number === 2 && page === 4) ||
      (number === pages - 1 && page === pages - 3),
  )
  return shown.flatMap((number, index) => {
    const step: PageStep = { kind: 'page', key: `page-${number}`, page: number }
    const before = shown[index - 1] ?? 0
    return number - before > 1 ? [{ kind: 'gap', key: `gap-${number}` }, step] : [step]
  })
}
