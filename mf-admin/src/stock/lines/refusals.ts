import { fieldErrorsOf } from '@store/sdk'

/** Why the server refused lines, by their place in the request. */
export function refusalsOf(error: unknown): ReadonlyMap<number, string> {
  return new Map(
    fieldErrorsOf(error).flatMap(({ field, message }) => {
      const [, at] = /^lines\.(\d+)\./.exec(field) ?? []
      return at === undefined ? [] : [[Number(at), message] as const]
    }),
  )
}
