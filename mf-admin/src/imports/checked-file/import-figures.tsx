import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { Definition, DefinitionList, formatCount, theme } from '@store/ui'
import styled from 'styled-components'

const Figures = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${theme.space.s};

  div {
    display: grid;
    padding: ${theme.space.s};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
  }

  dd {
    font-size: ${theme.size.xl};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.weight.semibold};
  }
`

/** How many products a file creates and changes. */
export function ImportFigures({ report }: { report: ImportReport }) {
  const figures = [
    { label: 'New products', count: report.created },
    { label: 'Changed products', count: report.updated },
    { label: 'Unchanged rows', count: report.unchanged },
    { label: 'Rows with errors', count: report.rejectedRows },
  ]
  return (
    <Figures>
      {figures.map(({ label, count }) => (
        <Definition key={label} term={label}>
          {formatCount(count)}
        </Definition>
      ))}
    </Figures>
  )
}
