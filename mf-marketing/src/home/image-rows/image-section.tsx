import { t } from '@lingui/core/macro'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { SectionPage } from '../home-section.tsx'
import { railStyles } from '../rail.ts'
import { ImageRowCard } from './image-row-card.tsx'
import { imageRows } from './image-rows.ts'

/** Surveillance, Wi-Fi, Desktop & PC (screens 1.1). */
export function ImageSection() {
  return (
    <Rows>
      {imageRows().map((row) => (
        <ImageRowCard key={row.title} row={row} />
      ))}
    </Rows>
  )
}

/** A page with only the rows, for signed-in buyers (screens 1.4). */
export function ImageSectionScreen() {
  return (
    <SectionPage title={t`Our Range`}>
      <ImageSection />
    </SectionPage>
  )
}

/** One below the other; side by side on a phone, where they scroll. */
const Rows = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.phone} {
    ${railStyles}
    grid-auto-columns: 85%;
  }
`
