import type { StockLines } from '@store/contract/schemas/stock/stock'
import { useState } from 'react'
import { useReadStockListMutation } from '../stock-api.ts'

/** Reads a list on the server, and knows whether what was read is still that list. */
export function useCheckedList(list: string) {
  const [readList, { isLoading }] = useReadStockListMutation()
  const [checked, setChecked] = useState<{ list: string; lines: StockLines['lines'] }>()
  return {
    /** What was read of the list as it stands; undefined before, and once it was changed. */
    lines: checked?.list === list ? checked.lines : undefined,
    isChecking: isLoading,
    /** @returns what the lines mean */
    check: async (text: string) => {
      const { lines } = await readList(text).unwrap()
      setChecked({ list: text, lines })
      return lines
    },
  }
}
