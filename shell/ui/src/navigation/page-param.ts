/**
 * The number of a list's page in the URL, from 1; invalid values mean page 1.
 * @example readPageParam(new URLSearchParams('page=3')) // 3
 */
export function readPageParam(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
