import { DeferredView, deferCode } from '@store/ui'
import styled from 'styled-components'
import { plotSpace } from './day-point.ts'
import type { Plot } from './plot-drawing.tsx'
import { useWidth } from './use-width.ts'

// The library is in a chunk of its own (ADR 0095).
const drawing = deferCode(async () => (await import('./plot-drawing.tsx')).PlotDrawing)

const Space = styled.div`
  height: ${plotSpace.height}px;
  /* The drawing has the former width until the new one is measured. */
  overflow: hidden;
`

/** The bars of a chart, as wide as there is space. Their code is loaded by then; the space is kept until then. */
export function PlotCanvas(plot: Plot) {
  const { ref, width } = useWidth()
  return (
    <Space ref={ref}>
      <DeferredView code={drawing} loading={null}>
        {(Drawing) => (width > 0 ? <Drawing {...plot} width={width} /> : null)}
      </DeferredView>
    </Space>
  )
}
