import type { Command } from './command.ts'

/** Options every command takes. */
export const commonOptions = {
  store: {
    type: 'string',
    description: 'folder of the site, or s3://bucket (RELEASE_STORE); .data/site when left out',
  },
  reason: { type: 'string', description: 'why, for the history' },
  json: { type: 'boolean', description: 'answers with data for programs' },
} as const

/** How all commands are called. */
export function formatUsage(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { args, summary }]) => [
    `${name} ${args}`.trim(),
    summary,
  ])
  return [
    'npm run release -- <command>',
    '',
    ...formatColumns(lines),
    '',
    'every command takes:',
    ...formatOptions(commonOptions),
    '',
    'npm run release -- help <command> says more of one',
  ].join('\n')
}

/** How one command is called. */
export function formatCommandUsage(name: string, { args, summary, options = {} }: Command): string {
  return [
    `npm run release -- ${`${name} ${args}`.trim()}`,
    `  ${summary}`,
    '',
    ...formatOptions({ ...options, ...commonOptions }),
  ].join('\n')
}

function formatOptions(options: NonNullable<Command['options']>): string[] {
  return formatColumns(
    Object.entries(options).map(([name, { type, description }]) => [
      `--${name}${type === 'string' ? ' <…>' : ''}`,
      description,
    ]),
  )
}

function formatColumns(lines: string[][]): string[] {
  const width = Math.max(...lines.map(([first = '']) => first.length))
  return lines.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
