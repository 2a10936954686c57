import type { FormState } from '@store/ui'
import { useState } from 'react'
import { appendLines } from '../order-lines.ts'
import { isLongList } from './is-long-list.ts'

/** What a paste made of a list. */
interface Paste {
  before: string
  after: string
}

/** A long list that is there without its text, and what can be done to it. */
export interface ListSource {
  /** The list is shown by its length alone. */
  isShown: boolean
  /** A list that was removed, until the text changes. */
  removed: string | undefined
  /** Takes what somebody typed into the text area, which stays, however long the list gets. */
  type: (written: string) => void
  /** Takes a long list from the clipboard before a text area lays it out; further lines of one that is shown go below it. */
  paste: (event: React.ClipboardEvent) => void
  /** Shows a list of a file, if it is long. */
  show: () => void
  edit: () => void
  /** Puts back what was there before the list was pasted. */
  remove: () => void
  undoRemoval: () => void
}

const pastedText = (event: React.ClipboardEvent) =>
  event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')

/** Where a long list is shown as text, and where by its length. @param form with the list as `lines` */
export function useListSource(form: FormState<{ lines: string }>): ListSource {
  const { lines: written } = form.values
  const [isText, setIsText] = useState(false)
  const [lastPaste, setLastPaste] = useState<Paste>()
  const [removed, setRemoved] = useState<string>()
  const isShown = isLongList(written) && !isText

  const replace = (after: string) => {
    form.set('lines', after)
    setIsText(false)
    setRemoved(undefined)
  }
  return {
    isShown,
    removed: written === lastPaste?.before || written === '' ? removed : undefined,
    type: (typed) => {
      form.set('lines', typed)
      setIsText(true)
      setRemoved(undefined)
    },
    paste: (event) => {
      const text = pastedText(event)
      const area = event.target
      const isTyped = area instanceof HTMLTextAreaElement
      if (text === '' || (isTyped ? !isLongList(text) : !isShown)) return
      event.preventDefault()
      const before = isTyped ? area.value : written
      const after = isTyped
        ? before.slice(0, area.selectionStart) + text + before.slice(area.selectionEnd)
        : appendLines(before, text)
      setLastPaste({ before, after })
      replace(after)
    },
    show: () => {
      setIsText(false)
      setRemoved(undefined)
    },
    edit: () => setIsText(true),
    remove: () => {
      form.set('lines', written === lastPaste?.after ? lastPaste.before : '')
      setRemoved(written)
    },
    undoRemoval: () => replace(removed ?? ''),
  }
}
