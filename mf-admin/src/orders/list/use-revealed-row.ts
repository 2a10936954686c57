import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Scrolls the list once to the row of the order that is open: its address may come from a mail, another screen or Back.
 * Afterwards the list stays where its reader scrolls it.
 * @param openId the open order
 * @param index of its row; `undefined` until the list has it
 * @param reveal scrolls to a row that is out of sight
 */
export function useRevealedRow(
  openId: string | undefined,
  index: number | undefined,
  reveal: (index: number) => void,
): void {
  const revealed = useRef<string>(undefined)
  const handleFound = useEffectEvent(reveal)
  const isListed = index !== undefined
  useEffect(() => {
    if (openId === revealed.current || (openId !== undefined && !isListed)) return
    revealed.current = openId
    if (index !== undefined) handleFound(index)
  }, [openId, isListed, index])
}
