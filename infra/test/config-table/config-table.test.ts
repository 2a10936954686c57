import { expect, it } from '@jest/globals'
import { writeConfigTable } from './config-table.ts'

const head = '# API\n\n| variable | default | meaning |\n|---|---|---|\n'

it('writes a row for each variable, and leaves the rest of the document as it is', () => {
  const variables = [
    { name: 'DATABASE_URL', description: 'mysql://host/schema' },
    { name: 'REDIS_URL', default: '', description: 'counts together' },
    { name: 'API_PORT', default: 3000, description: 'port; `0` for any' },
  ]
  expect(writeConfigTable(`${head}| \`OLD\` | none | gone |\n\nMore.\n`, variables)).toBe(
    [
      head,
      '| `DATABASE_URL` | required | mysql://host/schema |\n',
      '| `REDIS_URL` | none | counts together |\n',
      '| `API_PORT` | `3000` | port; `0` for any |\n',
      '\nMore.\n',
    ].join(''),
  )
})

it('needs a table', () => {
  expect(() => writeConfigTable('# API\n', [])).toThrow('no table')
})
