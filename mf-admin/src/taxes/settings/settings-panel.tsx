import { formatDay } from '@store/contract/rules/india-days'
import { stateOfCode } from '@store/contract/rules/shipping/gst-states'
import {
  cancelReasonLabels,
  cancelReasons,
  ewayCancelReasons,
  invoiceCancelReasons,
} from '@store/contract/rules/taxes/cancel-reasons'
import type { TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Button, type Column, Panel, Stack, Table } from '@store/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { SettingDialog } from './setting-dialog.tsx'
import { settingNames, valueText } from './setting-names.ts'

const Day = styled.span`
  white-space: nowrap;
`

const columns: Column<TaxSetting>[] = [
  {
    key: 'name',
    header: 'Setting',
    cell: ({ name, state }) =>
      state === ''
        ? settingNames[name]
        : `${settingNames[name]}, within ${stateOfCode(state)?.name ?? state}`,
  },
  { key: 'value', header: 'Value', cell: (setting) => valueText(setting) },
  { key: 'from', header: 'Since', cell: ({ from }) => <Day>{formatDay(from)}</Day> },
  { key: 'source', header: 'Source', cell: ({ source }) => source },
]

const reasons = cancelReasons.map((key) => ({ key, label: cancelReasonLabels[key] }))

const reasonColumns: Column<(typeof reasons)[number]>[] = [
  { key: 'reason', header: 'Reason', cell: ({ label }) => label },
  { key: 'invoice', header: 'E-invoice', cell: ({ key }) => invoiceCancelReasons[key] },
  { key: 'bill', header: 'E-way bill', cell: ({ key }) => ewayCancelReasons[key] },
]

/** What the files of a month rest on: limits, versions, and the numbers of reasons at the portals. */
export function SettingsPanel({ month: { settings, month } }: { month: TaxMonth }) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Panel
        title="What holds in this month"
        actions={
          <Button variant="secondary" size="s" icon={Plus} onClick={() => setIsAdding(true)}>
            Add setting
          </Button>
        }
      >
        <Table
          caption="What holds in this month"
          columns={columns}
          rows={settings}
          rowKey={({ name, state, from }) => `${name} ${state} ${from}`}
        />
      </Panel>
      <Panel title="Cancelling at the portals">
        <Stack gap="s">
          <p>
            An e-invoice or e-way bill is cancelled at its portal within 24 hours. The two portals
            number the same reasons differently. A number that was cancelled is not used again.
          </p>
          <Table
            caption="Numbers of the reasons"
            columns={reasonColumns}
            rows={reasons}
            rowKey={({ key }) => key}
          />
        </Stack>
      </Panel>
      {isAdding ? <SettingDialog month={month} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}
