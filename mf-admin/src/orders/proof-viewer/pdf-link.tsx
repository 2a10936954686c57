import { noPicture } from '@store/contract/rules/file-messages'
import { FileLink, theme } from '@store/ui'
import { FileText } from 'lucide-react'
import styled from 'styled-components'

const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.s};
  text-align: center;
`

/** A PDF whose first page cannot be drawn. */
export function PdfLink({ file }: { file: string }) {
  return (
    <Missing>
      <p>{noPicture}</p>
      <FileLink href={file} icon={FileText} size="m" shown aria-keyshortcuts="o">
        Payment proof (PDF)
      </FileLink>
    </Missing>
  )
}
