import { useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

type DraftOptions<Values> = {
  initial: Values
  draft: string | undefined
  secret: readonly string[]
}

/** The values of a form, kept over a reload when it has a draft. Changes add up, also several in one event. */
export function useDraftValues<Values extends object>(options: DraftOptions<Values>) {
  const { initial, draft, secret } = options
  const [values, setValues] = useState(() =>
    draft === undefined ? initial : readDraft(draft, initial),
  )
  const latest = useRef(values)
  const show = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const forget = () => {
    if (draft !== undefined) dropDraft(draft)
  }
  return {
    values,
    patch: (changes: Partial<Values>) => {
      show({ ...latest.current, ...changes })
      if (draft !== undefined) keepDraft(draft, latest.current, secret)
    },
    /** Takes values that came later, but never over what was typed. */
    fill: (known: Partial<Values>) => {
      const start = new Map(Object.entries(initial))
      const now = new Map(Object.entries(latest.current))
      const untouched = Object.entries(known).filter(
        ([field, value]) => value !== undefined && now.get(field) === start.get(field),
      )
      show({ ...latest.current, ...Object.fromEntries(untouched) })
    },
    forget,
    reset: () => {
      show(initial)
      forget()
    },
  }
}
