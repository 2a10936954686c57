import type { FormState } from '@store/ui'
import { useEffect, useState } from 'react'

/**
 * A form that waits until its lines are looked up before it sends them, because what a line says alone may name another
 * product, or no quantity. A change of the lines ends the waiting.
 */
export function useCheckedSending<Values extends { lines: string }>(
  form: FormState<Values>,
  isChecking: boolean,
): FormState<Values> {
  const [awaited, setAwaited] = useState<string>()
  const { lines } = form.values
  useEffect(() => {
    if (awaited === undefined) return
    if (awaited === lines && isChecking) return
    setAwaited(undefined)
    if (awaited === lines) void form.send()
  })
  return {
    ...form,
    busy: form.busy || awaited !== undefined,
    send: async () => (isChecking ? setAwaited(lines) : form.send()),
  }
}
