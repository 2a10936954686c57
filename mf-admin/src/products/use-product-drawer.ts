import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useKeyboardShortcuts } from '@store/ui'
import { useEffect, useRef, useState } from 'react'
import { useUnsavedChangesPrompt } from './editor/use-unsaved-changes-prompt.tsx'
import { useProductsView } from './list/products-view.ts'

function isInside(element: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && element?.contains(target) === true
}

/** Escape closes the list of suggestions of a field first. */
function hasSuggestions({ target }: Event): boolean {
  return target instanceof HTMLInputElement && target.list !== null
}

/** Shows an element that has moved, and focuses it. */
function reveal(element: HTMLElement | null, block: 'nearest' | 'start' = 'nearest'): void {
  element?.scrollIntoView({ block })
  element?.focus({ preventScroll: true })
}

/** Shows the form from its beginning; beside the table it is in view already. */
function revealForm(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0
  reveal(element, top < 0 || top > window.innerHeight / 2 ? 'start' : 'nearest')
}

/** The form of products as a drawer: what it edits, and where the focus goes when it opens and closes. */
export function useProductDrawer() {
  const { view, change } = useProductsView()
  const [isAdding, setIsAdding] = useState(false)
  const unsavedChanges = useUnsavedChangesPrompt()
  const editor = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isEditorWanted = useRef(false)
  const isOpen = isAdding || view.edit !== ''

  // Once the form is where it will be.
  useEffect(() => {
    if (!isEditorWanted.current) return
    isEditorWanted.current = false
    revealForm(editor.current)
  })
  const open = (edit: string) => {
    if (isOpen && edit === view.edit) return revealForm(editor.current)
    isEditorWanted.current = true
    setIsAdding(edit === '')
    if (edit !== view.edit) change({ edit })
  }
  const openSafely = (edit: string) => {
    if (edit === view.edit) open(edit)
    else unsavedChanges.ask(() => open(edit))
  }
  const leave = () => {
    if (view.edit === '') return
    change({ edit: '' }, { replace: true })
    reveal(list.current)
  }
  const close = () => {
    if (view.edit !== '') return unsavedChanges.ask(leave)
    // What was typed is then in the form below the table.
    setIsAdding(false)
    reveal(list.current)
  }
  useKeyboardShortcuts(
    { escape: close },
    (event) => isOpen && isInside(editor.current, event) && !hasSuggestions(event),
  )
  return {
    isOpen,
    /** Id of the edited product; empty for a new one. */
    edit: view.edit,
    editorRef: editor,
    listRef: list,
    openProduct: ({ _id }: Product) => openSafely(_id),
    openNew: () => openSafely(''),
    /** Returns to adding after a change was saved or discarded. */
    leave,
    close,
    /** @param discard drops the typed values */
    cancel: (discard: () => void) =>
      unsavedChanges.ask(
        () => {
          discard()
          leave()
        },
        { isDiscarding: true },
      ),
    setUnsaved: unsavedChanges.setUnsaved,
    /** Asks before unsaved input is left. */
    prompt: unsavedChanges.dialog,
  }
}
