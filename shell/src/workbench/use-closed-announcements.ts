import { useState } from 'react'

const storageKey = 'closedAnnouncements'

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

/** Whether the announcements above the workbench are closed; the choice is stored in this browser. */
export function useClosedAnnouncements(): {
  isClosed: boolean
  setClosed: (next: boolean) => void
} {
  const [isClosed, setClosed] = useState(readChoice)
  return {
    isClosed,
    setClosed: (next) => {
      setClosed(next)
      try {
        localStorage.setItem(storageKey, String(next))
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  }
}
