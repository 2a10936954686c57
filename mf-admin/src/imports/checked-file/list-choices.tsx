import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import { Button, Cluster, Panel, RadioCards, type RadioOption, Stack, TextArea } from '@store/ui'
import { RefreshCw } from 'lucide-react'

type Choice = NonNullable<ImportOptions['stock']>

const stockOptions: readonly RadioOption<Choice>[] = [
  {
    value: 'set',
    label: 'Set the stock',
    description: 'It becomes the number in the list. What is sold meanwhile stays sold.',
  },
  {
    value: 'add',
    label: 'Add to the stock',
    description: 'The number in the list came in.',
  },
  {
    value: 'leave',
    label: 'Leave the stock',
    description: 'Only new products begin with the number in the list.',
  },
]

type ListChoicesProps = {
  /** As they are chosen now. */
  options: ImportOptions
  hasStock: boolean
  hasNewProducts: boolean
  /** The choices are not those of the last check. */
  isChanged: boolean
  onChange: (options: ImportOptions) => void
  onCheck: () => void
}

/** What holds for all rows of a list: how its stock is meant, and the description of products that have none. */
export function ListChoices(props: ListChoicesProps) {
  const { options, hasStock, hasNewProducts, isChanged, onChange, onCheck } = props
  if (!hasStock && !hasNewProducts) return null
  return (
    <Panel title="For all rows">
      <Stack>
        {hasStock ? (
          <RadioCards<Choice>
            label="Stock of products that are there"
            name="stock"
            options={stockOptions}
            value={options.stock ?? ''}
            onChange={(stock) => onChange({ ...options, stock })}
          />
        ) : null}
        {hasNewProducts ? (
          <TextArea
            label="Description of new products without one"
            name="description"
            hint="If you leave this empty, it is made from the name and the facts."
            rows={1}
            maxLength={5_000}
            value={options.description ?? ''}
            onChange={(description) => onChange({ ...options, description })}
          />
        ) : null}
        {isChanged ? (
          <Cluster gap="s">
            <Button icon={RefreshCw} onClick={onCheck}>
              Check again
            </Button>
          </Cluster>
        ) : null}
      </Stack>
    </Panel>
  )
}
