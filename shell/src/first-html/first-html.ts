import { createContext, use } from 'react'

/** The HTML that the document came with, while it stands for a screen whose code is still on its way. */
export interface FirstHtml {
  /** The page that the HTML shows. */
  pathname: string
  /** Resolves when the screen can take the HTML over, or when its page was left. Absent while rendering on the server. */
  ready?: Promise<void>
  /** Called when its page is left: nothing waits for its screen any longer. */
  leave: () => void
}

const FirstHtmlContext = createContext<FirstHtml | undefined>(undefined)

/** Provides the HTML of this document to the components below; `undefined` for a document without. */
export const FirstHtmlProvider = FirstHtmlContext.Provider

/** The HTML of this document; `undefined` when it came without, or with one for somebody else. */
export function useFirstHtml(): FirstHtml | undefined {
  return use(FirstHtmlContext)
}

/**
 * The HTML of a document that is being hydrated.
 * @param whenReady resolves when the screen's code and data are there
 */
export function hydratedHtml(pathname: string, whenReady: Promise<void>): FirstHtml {
  let leave = () => {}
  const ready = new Promise<void>((resolve) => {
    leave = resolve
    void whenReady.then(resolve)
  })
  return { pathname, ready, leave }
}
