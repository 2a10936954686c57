import { describe, expect, it } from '@jest/globals'
import { dispositionOf, safeNameOf } from './file-name.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['..\\..\\windows\\system.ini', 'system.png'],
    ['.htaccess', 'file.png'],
    ['proof.php', 'proof.png'],
    ['a"b\r\nSet-Cookie: x.png', 'abSet-Cookie x.png'],
    ['भुगतान रसीद.png', 'भुगतान रसीद.png'],
    ['', 'file.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(80)}.png`],
  ])('makes %j safe', (given, safe) => {
    expect(safeNameOf(given, 'image/png')).toBe(safe)
  })

  it('is sent in its own script, with an ASCII name for old programs', () => {
    expect(dispositionOf('attachment', 'रसीद.pdf')).toBe(
      `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('रसीद.pdf')}`,
    )
  })
})
