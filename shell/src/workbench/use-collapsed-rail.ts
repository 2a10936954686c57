import { useLayoutEffect, useState } from 'react'

const storageKey = 'collapsedRail'

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

/** Whether the rail shows only icons; the choice is stored in this browser. */
export function useCollapsedRail(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(readChoice)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isCollapsed) dataset.rail = 'narrow'
    return () => {
      delete dataset.rail
    }
  }, [isCollapsed])
  const toggle = () => {
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, String(!isCollapsed))
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return { isCollapsed, toggle }
}
