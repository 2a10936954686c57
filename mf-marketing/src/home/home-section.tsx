import { Heading, PageBody, PageHeader, Stack } from '@store/ui'
import { useId } from 'react'

type SectionProps = { title: string; children: React.ReactNode }

/** A section of the home page, under its heading. */
export function HomeSection({ title, children }: SectionProps) {
  const headingId = useId()
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading id={headingId} level={2}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** The same section as its own page (screens 1.4). */
export function SectionPage({ title, children }: SectionProps) {
  return (
    <PageBody>
      <PageHeader title={title} />
      {children}
    </PageBody>
  )
}
