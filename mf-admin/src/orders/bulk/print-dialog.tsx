import {
  type OrderPaper,
  orderPaperLabels,
  orderPapers,
  packingPapers,
} from '@store/contract/rules/orders/admin/order-lists'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, CheckboxField, Dialog, Stack, shortOrderId } from '@store/ui'
import { Printer } from 'lucide-react'
import { deviceSetting } from '../../device-setting.ts'
import { LeftOutOrders } from './left-out-orders.tsx'
import { filesOf, usePrintOrders } from './use-print-orders.ts'

/** The papers that were printed last in this browser. */
const papersSetting = deviceSetting<readonly OrderPaper[]>({
  key: 'adminOrderPapers',
  parse: (stored) =>
    Array.isArray(stored) ? orderPapers.filter((paper) => stored.includes(paper)) : packingPapers,
})

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
  const { isPrinting, leftOut, otherCount, print, printOthers } = usePrintOrders(orders, onClose)
  const fileCount = filesOf(orders).length
  return (
    <Dialog open title={titleOf(orders)} onClose={onClose}>
      <form
        aria-label="Papers"
        onSubmit={(event) => {
          event.preventDefault()
          if (papers.length > 0 && !isPrinting) print(papers)
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
          <LeftOutOrders
            leftOut={leftOut}
            otherCount={otherCount}
            isBusy={isPrinting}
            onPrintOthers={() => printOthers(papers)}
          />
          <Button
            type="submit"
            icon={Printer}
            busy={isPrinting}
            aria-disabled={papers.length === 0}
          >
            {fileCount === 1 ? 'Print' : `Print ${fileCount} PDFs`}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
