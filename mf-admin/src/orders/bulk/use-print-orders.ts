import * as adminMessages from '@store/contract/rules/admin-messages'
import { mostPrintedOrders } from '@store/contract/rules/limits'
import type { OrderPaper } from '@store/contract/rules/orders/admin/order-lists'
import type { Order } from '@store/contract/schemas/orders/orders'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { saveBlob, toast } from '@store/ui'
import { useState } from 'react'
import { usePrintOrdersMutation } from './bulk-orders-api.ts'

/** An order whose papers cannot be printed, and why. */
export interface LeftOutOrder {
  id: string
  message: string
}

interface File {
  name: string
  ids: readonly string[]
}

/** The orders in groups that fit into one file. */
export function filesOf(orders: readonly Order[]): File[] {
  const ids = orders.map(({ _id }) => _id)
  const count = Math.ceil(ids.length / mostPrintedOrders)
  return Array.from({ length: count }, (_, at) => ({
    name: count === 1 ? 'orders.pdf' : `orders-${at + 1}.pdf`,
    ids: ids.slice(at * mostPrintedOrders, (at + 1) * mostPrintedOrders),
  }))
}

/** The orders that a refusal names by their position in the request. */
function namedIn(error: unknown, ids: readonly string[]): LeftOutOrder[] {
  return fieldErrorsOf(error).flatMap(({ field, message }) => {
    const id = ids[Number(/^orders\.(\d+)$/.exec(field)?.[1])]
    return id === undefined ? [] : [{ id, message }]
  })
}

/**
 * Prints papers of orders, a file for each group. When some cannot be printed, it stops before their file and names them, so
 * that nothing is missing from a file without a word; `printOthers` then prints what is left of that file and of the next ones.
 * @param onPrinted called once everything was printed and nothing was left out
 */
export function usePrintOrders(orders: readonly Order[], onPrinted: () => void) {
  const [printOrders, { isLoading }] = usePrintOrdersMutation()
  const [leftOut, setLeftOut] = useState<readonly LeftOutOrder[]>([])
  const [others, setOthers] = useState<readonly File[]>([])

  const printFiles = async (
    papers: readonly OrderPaper[],
    files: readonly File[],
    known: readonly LeftOutOrder[],
  ) => {
    const [file, ...next] = files
    setLeftOut(known)
    setOthers([])
    if (!file) return known.length === 0 ? onPrinted() : undefined
    try {
      const url = await printOrders({ orders: [...file.ids], papers: [...papers] }).unwrap()
      saveBlob(url, file.name)
    } catch (error) {
      const named = namedIn(error, file.ids)
      if (named.length === 0) toast.error(messageOf(error, adminMessages.orders.printFailed))
      const isNamed = new Set(named.map(({ id }) => id))
      const rest = { ...file, ids: file.ids.filter((id) => !isNamed.has(id)) }
      setLeftOut([...known, ...named])
      setOthers([...(rest.ids.length > 0 ? [rest] : []), ...next])
      return
    }
    await printFiles(papers, next, known)
  }
  const print = (papers: readonly OrderPaper[]) => printFiles(papers, filesOf(orders), [])
  return {
    isPrinting: isLoading,
    leftOut,
    /** How many orders `printOthers` prints. */
    otherCount: others.reduce((sum, { ids }) => sum + ids.length, 0),
    print: (papers: readonly OrderPaper[]) => void print(papers),
    printOthers: (papers: readonly OrderPaper[]) => void printFiles(papers, others, leftOut),
  }
}
