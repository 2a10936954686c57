import * as adminMessages from '@store/contract/rules/admin-messages'
import { mostPrintedOrders } from '@store/contract/rules/limits'
import {
  type OrderPaper,
  orderPaperLabels,
  orderPapers,
  packingPapers,
} from '@store/contract/rules/orders/admin/order-lists'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { Button, CheckboxField, Dialog, Stack, saveBlob, shortOrderId, toast } from '@store/ui'
import { Printer } from 'lucide-react'
import { deviceSetting } from '../../device/device-setting.ts'
import { usePrintOrdersMutation } from './bulk-orders-api.ts'

/** The papers that were printed last in this browser. */
const papersSetting = deviceSetting<readonly OrderPaper[]>({
  key: 'adminOrderPapers',
  parse: (stored) =>
    Array.isArray(stored) ? orderPapers.filter((paper) => stored.includes(paper)) : packingPapers,
})

/** The orders in groups that fit into one file. */
function filesOf(orders: readonly Order[]): string[][] {
  const ids = orders.map(({ _id }) => _id)
  const count = Math.ceil(ids.length / mostPrintedOrders)
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * mostPrintedOrders, (at + 1) * mostPrintedOrders),
  )
}

function titleOf(orders: readonly Order[]): string {
  const [only] = orders
  return orders.length === 1 && only
    ? `Print order #${shortOrderId(only._id)}`
    : `Print ${orders.length} orders`
}

type PrintDialogProps = { orders: readonly Order[]; onClose: () => void }

/** Prints papers of orders into a PDF, order by order. */
export function PrintDialog({ orders, onClose }: PrintDialogProps) {
  const papers = papersSetting.use()
  const [printOrders, { isLoading }] = usePrintOrdersMutation()
  const files = filesOf(orders)

  const print = async () => {
    try {
      for (const [at, ids] of files.entries()) {
        const url = await printOrders({ orders: ids, papers: [...papers] }).unwrap()
        saveBlob(url, files.length === 1 ? 'orders.pdf' : `orders-${at + 1}.pdf`)
      }
      onClose()
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.printFailed))
    }
  }
  return (
    <Dialog open title={titleOf(orders)} onClose={onClose}>
      <form
        aria-label="Papers"
        onSubmit={(event) => {
          event.preventDefault()
          if (papers.length > 0 && !isLoading) void print()
        }}
      >
        <Stack>
          <div>
            {orderPapers.map((paper) => (
              <CheckboxField
                key={paper}
                label={orderPaperLabels[paper]}
                name={paper}
                value={papers.includes(paper)}
                onChange={(isWanted) =>
                  papersSetting.write(
                    orderPapers.filter((other) =>
                      other === paper ? isWanted : papers.includes(other),
                    ),
                  )
                }
              />
            ))}
          </div>
          <Button type="submit" icon={Printer} busy={isLoading} aria-disabled={papers.length === 0}>
            {files.length === 1 ? 'Print' : `Print ${files.length} PDFs`}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
