import { describe, expect, it } from '@jest/globals'
import { html } from './html.ts'

describe('the html template', () => {
  it('escapes every value', () => {
    const name = `"><script>alert('&')</script>`
    const expected = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;'
    expect(String(html`<a title="${name}">${name}</a>`)).toBe(
      `<a title="${expected}">${expected}</a>`,
    )
  })

  it('does not escape HTML twice, joins lists and omits absent values', () => {
    const items = ['a<b', 'c'].map((text) => html`<li>${text}</li>`)
    expect(String(html`<ul>${items}</ul>${undefined}${false}${0}`)).toBe(
      '<ul><li>a&lt;b</li><li>c</li></ul>0',
    )
  })
})
