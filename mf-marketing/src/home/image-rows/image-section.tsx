import { Stack } from '@store/ui'
import { SectionPage } from '../home-section.tsx'
import { ImageRowCard } from './image-row-card.tsx'
import { imageRows } from './image-rows.ts'

/** Surveillance, Wi-Fi, Desktop & PC (spec §2, Home). */
export function ImageSection() {
  return (
    <Stack gap="l">
      {imageRows.map((row) => (
        <ImageRowCard key={row.title} row={row} />
      ))}
    </Stack>
  )
}

/** A page with only the rows, for signed-in buyers (spec §2, /image-section). */
export function ImageSectionScreen() {
  return (
    <SectionPage title="Our Range">
      <ImageSection />
    </SectionPage>
  )
}
