import { t } from '@lingui/core/macro'
import { orderFileAccept } from '@store/contract/rules/limits'
import type { LineChoice } from '@store/contract/rules/orders/written-lines/lists/with-choice'
import { boundedSumOf, paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import { translate } from '@store/sdk'
import {
  announceOnMount,
  DeferredSheetAnswer,
  FileDrop,
  Form,
  formatCount,
  Panel,
  Price,
  SubmitButton,
} from '@store/ui'
import { useMemo } from 'react'
import { ListField } from './long-list/list-field.tsx'
import { RemovedList } from './long-list/long-list-source.tsx'
import { useListSource } from './long-list/use-list-source.ts'
import { type CheckedLine, totalOf } from './order-lines.ts'
import { QuickOrderLines } from './quick-order-lines.tsx'
import { Actions, Columns } from './quick-order-styles.ts'
import { useOrderFile } from './use-order-file.ts'
import { useQuickOrder } from './use-quick-order.ts'

function summaryOf(lines: number, ready: number): string {
  const good = formatCount(ready)
  const wrong = formatCount(lines - ready)
  return lines === ready ? t`${good} ready to add` : t`${good} ready to add, ${wrong} to correct`
}

/** Sum of the lines that can be added, in rupees; 0 before they are looked up. */
function sumOf(ready: readonly CheckedLine[]): number {
  const totals = ready.map((line) => paiseFromRupees(totalOf(line) ?? 0))
  return rupeesFromPaise(boundedSumOf(totals))
}

type QuickOrderProps = {
  title?: string
  /** Further actions beside the button that adds. */
  actions?: React.ReactNode
  onAllAdded?: () => void
}

/** Bulk order without a mouse: paste lines or drop a file, see price and stock of each line, add all at once (screens 3.2). */
export function QuickOrder({ title = t`Quick order`, actions, onAllAdded }: QuickOrderProps) {
  const { form, lines, ready, isChecking, putFile, setFaults, choose } = useQuickOrder({
    onAllAdded,
  })
  const source = useListSource(form)
  const orderFile = useOrderFile({
    put: (read, isAgain) => {
      putFile(read, isAgain)
      source.show()
    },
    onFaults: setFaults,
  })
  const { state } = orderFile.sheet
  const sum = useMemo(() => sumOf(ready), [ready])
  const count = formatCount(ready.length)
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    const isUndo = event.key === 'z' && source.isShown
    if (event.key !== 'Enter' && !isUndo) return
    event.preventDefault()
    if (isUndo) source.remove()
    else void form.send()
  }
  const handleChoice = (line: CheckedLine, choice: LineChoice) => {
    choose(line, choice)
    // The chosen button disappears with its line's error.
    form.ref.current?.querySelector<HTMLElement>('[name=lines]')?.focus()
  }
  return (
    <Panel title={title}>
      <Form
        form={form}
        aria-label={t`Quick order`}
        onKeyDown={handleKeyDown}
        onPaste={source.paste}
      >
        <Columns $isOne={source.isShown}>
          <ListField form={form} source={source} />
          {lines.length === 0 ? (
            <FileDrop
              label={t`Or an Excel or CSV file`}
              name="file"
              hint={t`Columns: model number, quantity`}
              accept={orderFileAccept}
              value={undefined}
              error={state.kind === 'none' ? state.error : undefined}
              disabled={orderFile.isReading}
              onChange={(file) => void orderFile.read(file)}
            />
          ) : (
            <QuickOrderLines lines={lines} onChoose={handleChoice} />
          )}
        </Columns>
        {source.removed === undefined ? null : (
          <RemovedList written={source.removed} onUndo={source.undoRemoval} />
        )}
        <DeferredSheetAnswer
          file={orderFile.sheet}
          needed={[
            { column: 'modelNo', label: t`Model number` },
            { column: 'quantity', label: t`Quantity` },
          ]}
          incomplete={translate(purchaseMessages.columnsUnreadable)}
        />
        <Actions gap="m">
          <SubmitButton form={form}>
            {ready.length === 0 ? t`Add lines to cart` : t`Add ${count} to cart`}
          </SubmitButton>
          {actions}
          {lines.length === 0 ? null : (
            <p role="status" ref={announceOnMount}>
              {summaryOf(lines.length, ready.length)}
            </p>
          )}
          {isChecking ? <span>{t`Looking up prices…`}</span> : null}
          {sum > 0 && !isChecking ? <Price rupees={sum} tone="accent" /> : null}
        </Actions>
      </Form>
    </Panel>
  )
}
