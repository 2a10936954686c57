import {
  deleteDraftFile,
  deleteDraftFiles,
  readDraftFiles,
  saveDraftFile,
  useSession,
} from '@store/sdk'
import { useEffect, useRef, useState } from 'react'
import { deleteDraft, draftNameOf, readDraft, saveDraft } from './draft.ts'

type DraftOptions<Values> = {
  initial: Values
  draft: string | undefined
  secret: readonly string[]
}

/** A field with the initial value `undefined` is a file field. */
const takesFiles = (initial: object) => Object.values(initial).includes(undefined)

/**
 * Deletes the draft of a form and its files, for drafts that outlive the submit.
 * @param owner the user's id; `undefined` for a visitor
 * @example discardDraft(user._id, 'checkout') // the order is placed
 */
export function discardDraft(owner: string | undefined, draft: string): void {
  const name = draftNameOf(owner, draft)
  deleteDraft(name)
  void deleteDraftFiles(name)
}

function saveFiles(draft: string, changes: object): void {
  for (const [field, value] of Object.entries(changes)) {
    if (value instanceof File) void saveDraftFile(draft, field, value)
    else if (value === undefined) void deleteDraftFile(draft, field)
  }
}

/** The values of a form; with a draft they survive a reload. Several changes in one event add up. */
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
  const fillUntouched = (known: readonly [field: string, value: unknown][]) => {
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
    if (options.draft !== undefined) discardDraft(user?._id, options.draft)
  }
  useDraftFiles({ draft: takesFiles(initial) ? draft : undefined, take: fillUntouched })
  return {
    values,
    /** @param change values, or what makes them of those of now, for an answer that arrives later */
    patch: (change: Partial<Values> | ((now: Values) => Partial<Values>)) => {
      const changes = typeof change === 'function' ? change(latest.current) : change
      show({ ...latest.current, ...changes })
      if (draft === undefined) return
      saveDraft(draft, latest.current, secret)
      saveFiles(draft, changes)
    },
    /** Fills in values that arrive later, without overwriting input. */
    fill: (known: Partial<Values>) => fillUntouched(Object.entries(known)),
    forget,
    reset: () => {
      show(initial)
      forget()
    },
  }
}

type DraftFilesOptions = {
  draft: string | undefined
  take: (files: [field: string, file: File][]) => void
}

/** Loads the files chosen before a reload; IndexedDB is asynchronous. */
function useDraftFiles({ draft, take }: DraftFilesOptions): void {
  const latestTake = useRef(take)
  latestTake.current = take
  useEffect(() => {
    if (draft === undefined) return
    let isUnmounted = false
    const loadFiles = async () => {
      const files = await readDraftFiles(draft)
      if (!isUnmounted) latestTake.current(files)
    }
    void loadFiles()
    return () => {
      isUnmounted = true
    }
  }, [draft])
}
