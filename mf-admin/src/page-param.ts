/** The page an address asks for, from 1; what makes no sense there is the first. */
export function readPageParam(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
