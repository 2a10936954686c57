import { formatDate } from '@store/ui'
import { Axis, Bars, Days, Frame, Readout } from './day-chart-styles.ts'
import { axisEndOf } from './trend.ts'

/** The height of the drawing, in its own units. */
const chartHeight = 100

type DayChartProps = {
  /** What is counted, such as 'Orders'. */
  title: string
  /** A value for each day, oldest first. */
  days: readonly { day: string; value: number }[]
  format: (value: number) => string
  total: number
  tone: 'primary' | 'success'
  /** The day under the pointer, which several charts share. */
  pointedAt: number | undefined
  onPoint: (index: number | undefined) => void
}

function summaryOf({ title, days, format, total }: DayChartProps): string {
  const most = days.reduce((best, day) => (day.value > best.value ? day : best), {
    day: '',
    value: 0,
  })
  const peak = most.day === '' ? '' : `, most on ${formatDate(most.day)}: ${format(most.value)}`
  return `${title} a day: ${format(total)} in ${days.length} days${peak}`
}

/** A bar chart by day. A table beside it has the same data for screen readers. */
export function DayChart(props: DayChartProps) {
  const { title, days, format, total, tone, pointedAt, onPoint } = props
  const end = axisEndOf(Math.max(...days.map(({ value }) => value)))
  const ticks = [end, end / 2, 0].filter(Number.isInteger)
  const shown = pointedAt === undefined ? undefined : days[pointedAt]

  const handlePointer = (event: React.PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * days.length)
    onPoint(Math.min(days.length - 1, Math.max(0, index)))
  }

  return (
    <Frame>
      <figcaption>
        {title}
        <Readout aria-hidden>
          {shown ? `${formatDate(shown.day)}: ${format(shown.value)}` : `${format(total)} in all`}
        </Readout>
      </figcaption>
      <Axis aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </Axis>
      <Bars
        role="img"
        aria-label={summaryOf(props)}
        viewBox={`0 0 ${days.length} ${chartHeight}`}
        preserveAspectRatio="none"
        data-tone={tone}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerLeave={() => onPoint(undefined)}
      >
        {days.map(({ day, value }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            width={0.8}
            y={chartHeight - (value / end) * chartHeight}
            height={(value / end) * chartHeight}
            data-pointed={index === pointedAt || undefined}
          />
        ))}
      </Bars>
      <Days aria-hidden>
        <span>{formatDate(days[0]?.day ?? '')}</span>
        <span>{formatDate(days.at(-1)?.day ?? '')}</span>
      </Days>
    </Frame>
  )
}
