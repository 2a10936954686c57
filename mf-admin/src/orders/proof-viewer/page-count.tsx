import { theme } from '@store/ui'
import styled from 'styled-components'
import { useGetFirstPageQuery } from './first-page-api.ts'

const Count = styled.p`
  min-height: 1.5em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`

/** Which page of a PDF is shown, of how many. */
export function PageCount({ file }: { file: string }) {
  const { currentData } = useGetFirstPageQuery(file)
  return <Count>{currentData ? `Page 1 of ${currentData.pages}` : null}</Count>
}
