import { useEffect, useState } from 'react'

/** Milliseconds without a change until a list is looked up. */
const pauseMs = 250

/** The value as it was when it had not changed for a while. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
