import { expect, it } from '@jest/globals'
import { parseOutcome, parseProgress } from './import-response.ts'

it('reads the progress from the last complete line', () => {
  expect(parseProgress('')).toBeUndefined()
  expect(parseProgress('{"rows":5')).toBeUndefined()
  expect(parseProgress('{"rows":500}\n')).toEqual({ rows: 500 })
  expect(parseProgress('{"rows":500}\n{"rows":1000,"of":1200}\n{"message":"Exc')).toEqual({
    rows: 1_000,
    of: 1_200,
  })
})

it('does not read progress from the report or the page of a proxy', () => {
  expect(parseProgress('{"rows":500}\n{"message":"Excel uploaded successfully"}\n')).toBeUndefined()
  expect(parseProgress('<html>\n<h1>Bad Gateway</h1>\n</html>\n')).toBeUndefined()
})

it('reads the outcome from the last line, or from a response without lines', () => {
  expect(parseOutcome('{"rows":500}\n{"created":500}\n')).toEqual({ created: 500 })
  expect(parseOutcome('{"message":"Choose an .xlsx or .csv file."}')).toEqual({
    message: 'Choose an .xlsx or .csv file.',
  })
  expect(() => parseOutcome('<h1>Bad Gateway</h1>')).toThrow(SyntaxError)
})
