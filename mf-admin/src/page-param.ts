/** The page number in the URL, from 1; invalid values mean page 1. */
export function readPageParam(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
