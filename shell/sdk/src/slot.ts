import { createContext, type ReactNode, use } from 'react'

/** What a page's slot holds for the person who sees the page. */
export interface SlotState {
  /** True until the screen and its first data are there; what stands below it waits for it, so that nothing moves. */
  isLoading: boolean
  /** The screen, or what is shown until it is there or instead of it; `undefined` where the slot is empty. */
  content: ReactNode
}

/** Reads the slot of the page that is open. */
export type UseSlot = () => SlotState

const emptySlot: SlotState = { isLoading: false, content: undefined }

const SlotContext = createContext<UseSlot>(() => emptySlot)

/** Called by the shell, which knows the screens of all remotes. */
export const SlotProvider = SlotContext.Provider

/**
 * The slot of a page: a screen of another remote, whose route names the page as its `slot`. Empty where no live remote has such a
 * route, or none that the person may open.
 * @example
 * const { content, isLoading } = useSlot()
 * return <>{content}{isLoading ? null : <Sections />}</>
 */
export function useSlot(): SlotState {
  const useSlotOfShell = use(SlotContext)
  return useSlotOfShell()
}
