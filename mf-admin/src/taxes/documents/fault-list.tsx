import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'
import { Badge, Cluster, theme } from '@store/ui'
import styled from 'styled-components'

type Fault = MonthDocumentView['faults'][number]

const names = { gstr1: 'GSTR-1', 'e-invoice': 'e-invoice', 'eway-bill': 'e-way bill' } as const

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
`

/** Red for what keeps a document out of its return, amber for other files and warnings. */
function markOf({ stops }: Fault): { tone: 'danger' | 'warning'; text: string } {
  if (stops.includes('gstr1')) return { tone: 'danger', text: 'In no return' }
  if (stops.length === 0) return { tone: 'warning', text: 'Warning' }
  return { tone: 'warning', text: `No ${stops.map((file) => names[file]).join(', no ')}` }
}

/** What is missing in a document. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <span>Nothing</span>
  return (
    <List>
      {faults.map((fault) => {
        const { tone, text } = markOf(fault)
        return (
          <li key={fault.text}>
            <Cluster gap="xs">
              <Badge tone={tone}>{text}</Badge>
              <span>{fault.text}</span>
            </Cluster>
          </li>
        )
      })}
    </List>
  )
}
