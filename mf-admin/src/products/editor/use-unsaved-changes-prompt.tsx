import { ConfirmDialog } from '@store/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** A navigation that waits for confirmation. */
type PendingNavigation = {
  /** Discards the input; otherwise it stays as a draft of this tab. */
  isDiscarding: boolean
  go: () => void
}

/**
 * Asks before leaving unsaved input: for links, for actions passed to `ask`, and (with the browser's prompt) for a
 * reload or a closed tab. The Back button does not ask: the draft is restored on return.
 * @example const prompt = useUnsavedChangesPrompt(); prompt.ask(() => change({ edit: id }))
 */
export function useUnsavedChangesPrompt() {
  const isUnsaved = useRef(false)
  const [pending, setPending] = useState<PendingNavigation>()
  const navigate = useNavigate()

  const ask = (go: () => void, { isDiscarding = false } = {}) => {
    if (isUnsaved.current) setPending({ go, isDiscarding })
    else go()
  }
  const follow = useRef((_path: string) => {})
  follow.current = (path) => ask(() => void navigate(path))
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    const handleClick = (event: MouseEvent) => {
      const path = isUnsaved.current ? pathFollowedBy(event) : undefined
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      follow.current(path)
    }
    addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [])

  const handleConfirm = () => {
    setPending(undefined)
    pending?.go()
  }
  const setUnsaved = useCallback((next: boolean) => {
    isUnsaved.current = next
  }, [])
  return {
    ask,
    /** Called by the form when its unsaved state changes. */
    setUnsaved,
    dialog: (
      <ConfirmDialog
        open={pending !== undefined}
        question={pending?.isDiscarding ? 'Discard what you typed?' : 'Leave without saving?'}
        confirmLabel={pending?.isDiscarding ? 'Discard' : 'Leave'}
        cancelLabel="Stay"
        danger={pending?.isDiscarding ?? false}
        onConfirm={handleConfirm}
        onCancel={() => setPending(undefined)}
      >
        {pending?.isDiscarding ? undefined : (
          <p>
            What you typed stays here until you close this tab. Changes of pictures and documents
            are lost.
          </p>
        )}
      </ConfirmDialog>
    ),
  }
}

/** The same-site path that a click navigates this tab to; `undefined` for every other click. */
function pathFollowedBy(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return
  if ((link.target !== '' && link.target !== '_self') || link.origin !== location.origin) return
  return link.pathname + link.search + link.hash
}
