import {
  dropDraftFile,
  dropDraftFiles,
  keepDraftFile,
  readDraftFiles,
  useSession,
} from '@store/sdk'
import { useEffect, useRef, useState } from 'react'
import { draftNameOf, dropDraft, keepDraft, readDraft } from './draft.ts'

type DraftOptions<Values> = {
  initial: Values
  draft: string | undefined
  secret: readonly string[]
}

/** A field without a value at first is one for a file. */
const takesFiles = (initial: object) => Object.values(initial).includes(undefined)

/**
 * Forgets what was typed and chosen in a form, for drafts that outlive being sent.
 * @param owner the id of the person who typed it; `undefined` for a visitor
 * @example forgetDraft(user._id, 'checkout') // the order is placed
 */
export function forgetDraft(owner: string | undefined, draft: string): void {
  const name = draftNameOf(owner, draft)
  dropDraft(name)
  void dropDraftFiles(name)
}

function keepFiles(draft: string, changes: object): void {
  for (const [field, value] of Object.entries(changes)) {
    if (value instanceof File) void keepDraftFile(draft, field, value)
    else if (value === undefined) void dropDraftFile(draft, field)
  }
}

/** The values of a form, kept over a reload and for the same person when it has a draft. Changes add up, also several in one event. */
export function useDraftValues<Values extends object>(options: DraftOptions<Values>) {
  const { initial, secret } = options
  const { user } = useSession()
  const draft = options.draft === undefined ? undefined : draftNameOf(user?._id, options.draft)
  const [values, setValues] = useState(() =>
    draft === undefined ? initial : readDraft(draft, initial),
  )
  const latest = useRef(values)
  const show = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const takeUntouched = (known: readonly [field: string, value: unknown][]) => {
    const start = new Map(Object.entries(initial))
    const now = new Map(Object.entries(latest.current))
    const untouched = known.filter(
      ([field, value]) =>
        value !== undefined && now.has(field) && now.get(field) === start.get(field),
    )
    if (untouched.length === 0) return
    show({ ...latest.current, ...Object.fromEntries(untouched) })
  }
  const forget = () => {
    if (options.draft !== undefined) forgetDraft(user?._id, options.draft)
  }
  useKeptFiles({ draft: takesFiles(initial) ? draft : undefined, take: takeUntouched })
  return {
    values,
    patch: (changes: Partial<Values>) => {
      show({ ...latest.current, ...changes })
      if (draft === undefined) return
      keepDraft(draft, latest.current, secret)
      keepFiles(draft, changes)
    },
    /** Takes values that came later, but never over what was typed. */
    fill: (known: Partial<Values>) => takeUntouched(Object.entries(known)),
    forget,
    reset: () => {
      show(initial)
      forget()
    },
  }
}

type KeptFiles = {
  draft: string | undefined
  take: (files: [field: string, file: File][]) => void
}

/** Hands over the files chosen before a reload; the browser's database takes a moment. */
function useKeptFiles({ draft, take }: KeptFiles): void {
  const latestTake = useRef(take)
  latestTake.current = take
  useEffect(() => {
    if (draft === undefined) return
    let isLeft = false
    const handOver = async () => {
      const files = await readDraftFiles(draft)
      if (!isLeft) latestTake.current(files)
    }
    void handOver()
    return () => {
      isLeft = true
    }
  }, [draft])
}
