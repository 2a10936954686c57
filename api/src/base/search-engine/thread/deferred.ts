/** A promise that is settled from outside. */
export interface Deferred<Value> {
  promise: Promise<Value>
  settle: (value: Value) => void
}

/** @param timeoutMs time after which the promise resolves to `fallback` */
export function createDeferred<Value>(timeoutMs: number, fallback: Value): Deferred<Value> {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    const timeout = setTimeout(resolve, timeoutMs, fallback)
    settle = (value) => {
      clearTimeout(timeout)
      resolve(value)
    }
  })
  return { promise, settle }
}
