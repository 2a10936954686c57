import type { OrderSort } from '@store/contract/rules/orders/admin/order-lists'
import { CheckboxField, type Option, SelectField, Stack, theme } from '@store/ui'
import { SlidersHorizontal } from 'lucide-react'
import styled from 'styled-components'
import { DropdownPanel } from '../../dropdown-panel.tsx'
import { useOrdersView } from '../queue/use-orders-view.ts'
import { hiddenColumnsSetting, optionalColumns, orderColumns } from './column-setting.ts'

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
  }

  label {
    min-height: ${theme.targetDense};
  }
`

const sorts: readonly Option<OrderSort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'amountHigh', label: 'Highest amount first' },
  { value: 'amountLow', label: 'Lowest amount first' },
]

/** Sort order and columns of the list. */
export function DisplayPanel() {
  const { view, change } = useOrdersView()
  const hidden = hiddenColumnsSetting.use()
  return (
    <DropdownPanel label="Display" icon={SlidersHorizontal}>
      {() => (
        <Stack gap="s">
          <SelectField
            label="Sort"
            name="sort"
            options={sorts}
            value={view.sort || 'newest'}
            onChange={(sort) => change({ sort: sort === 'newest' ? '' : sort })}
          />
          <Choices>
            <legend>Columns</legend>
            {optionalColumns.map((column) => (
              <CheckboxField
                key={column}
                label={orderColumns[column]}
                name={column}
                value={!hidden.includes(column)}
                onChange={(isShown) =>
                  hiddenColumnsSetting.write(
                    isShown ? hidden.filter((other) => other !== column) : [...hidden, column],
                  )
                }
              />
            ))}
          </Choices>
        </Stack>
      )}
    </DropdownPanel>
  )
}
