import { Cluster, Heading, Panel, Stack } from '@store/ui'
import type { ReactNode } from 'react'

/** A group of components. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Stack gap="l">{children}</Stack>
    </Panel>
  )
}

/** One component, its states side by side. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        {name}
      </Heading>
      <Cluster gap="m" align="start">
        {children}
      </Cluster>
    </Stack>
  )
}
