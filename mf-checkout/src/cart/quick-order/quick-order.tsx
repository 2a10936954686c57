import {
  Cluster,
  FileDrop,
  Form,
  formatCount,
  Panel,
  SubmitButton,
  TextArea,
  theme,
} from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { QuickOrderLines } from './quick-order-lines.tsx'
import { readOrderFile } from './read-order-file.ts'
import { useQuickOrder } from './use-quick-order.ts'

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  textarea {
    max-height: 22rem;
    font-variant-numeric: tabular-nums;
  }
`

function summaryOf(lines: number, ready: number): string {
  const wrong = lines - ready
  const said = `${formatCount(ready)} ready to add`
  return wrong === 0 ? said : `${said}, ${formatCount(wrong)} to correct`
}

/** Bulk order without a mouse: paste lines or drop a CSV, see each line's state, add all at once (ui.md). */
export function QuickOrder() {
  const { form, lines, ready, append } = useQuickOrder()
  const [fileError, setFileError] = useState<string>()
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    const read = await readOrderFile(file)
    setFileError('error' in read ? read.error : undefined)
    if ('lines' in read) append(read.lines)
  }
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.send()
  }
  return (
    <Panel title="Quick order">
      <Form form={form} aria-label="Quick order">
        <Columns>
          <TextArea
            label="Model numbers and quantities"
            hint="One line each: model number, quantity. Ctrl + Enter adds them."
            rows={8}
            autoFocus
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={'HP-26A, 12\nTL-WR841N, 5'}
            onKeyDown={handleKeyDown}
            {...form.field('lines')}
          />
          {lines.length === 0 ? (
            <FileDrop
              label="Or a CSV file"
              name="file"
              hint="Columns: model number, quantity"
              accept=".csv,.txt,text/csv"
              value={undefined}
              error={fileError}
              onChange={(file) => void handleFile(file)}
            />
          ) : (
            <QuickOrderLines lines={lines} />
          )}
        </Columns>
        <Cluster gap="m">
          <SubmitButton form={form}>
            {ready === 0 ? 'Add lines to cart' : `Add ${formatCount(ready)} to cart`}
          </SubmitButton>
          {lines.length === 0 ? null : <p role="status">{summaryOf(lines.length, ready)}</p>}
        </Cluster>
      </Form>
    </Panel>
  )
}
