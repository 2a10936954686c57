import { expect, it } from '@jest/globals'
import { inlineScripts } from './published-files.ts'

it('finds the scripts inside a document, but not its data', () => {
  const html = `<head><script type="application/json" id="composition">{"a":1}</script>
    <script>let tea = 1 < 2</script><script defer src="main.js"></script></head>`
  expect(inlineScripts(html)).toEqual(['let tea = 1 < 2'])
})
