import { expect, it } from '@jest/globals'
import { parseOutcome, parseProgress } from './import-response.ts'

it('knows how far an import is by its newest whole line', () => {
  expect(parseProgress('')).toBeUndefined()
  expect(parseProgress('{"rows":5')).toBeUndefined()
  expect(parseProgress('{"rows":500}\n')).toEqual({ rows: 500 })
  expect(parseProgress('{"rows":500}\n{"rows":1000,"of":1200}\n{"message":"Exc')).toEqual({
    rows: 1_000,
    of: 1_200,
  })
})

it('takes nothing else for it: not the report, and not the page of a proxy', () => {
  expect(parseProgress('{"rows":500}\n{"message":"Excel uploaded successfully"}\n')).toBeUndefined()
  expect(parseProgress('<html>\n<h1>Bad Gateway</h1>\n</html>\n')).toBeUndefined()
})

it('knows what came of it by the last line, or by an answer without lines', () => {
  expect(parseOutcome('{"rows":500}\n{"created":500}\n')).toEqual({ created: 500 })
  expect(parseOutcome('{"message":"Choose an .xlsx or .csv file."}')).toEqual({
    message: 'Choose an .xlsx or .csv file.',
  })
  expect(() => parseOutcome('<h1>Bad Gateway</h1>')).toThrow(SyntaxError)
})
