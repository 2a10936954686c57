import type { FormState } from '@store/ui'
import { useEffect, useState } from 'react'

/**
 * A form that is sent only after what is about to be filled in: sent before, it would be refused for want of just that.
 * @param isPending whether something is still to be filled in
 */
export function useSendAfter<Values extends object>(
  form: FormState<Values>,
  isPending: boolean,
): FormState<Values> {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked || isPending) return
    setAsked(false)
    void form.send()
  })
  const send = async () => (isPending ? setAsked(true) : form.send())
  return { ...form, busy: form.busy || isAsked, send }
}
