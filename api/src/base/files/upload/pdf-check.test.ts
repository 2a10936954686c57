import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { encryptedPdf } from '../../../../test/factories/encrypted-pdf.ts'
import { checkPdf } from './pdf-check.ts'

/** A PDF encrypted by AES-256 in revision 6. */
const aes256 = (userEntry: string) =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n4 0 obj\n<< /Filter /Standard /V 5 /R 6 /Length 256 ' +
      `/U <${userEntry}> >>\nendobj\ntrailer << /Root 1 0 R /Encrypt 4 0 R >>\nstartxref\n0\n%%EOF\n`,
  )
const withoutPassword =
  '0f59cdd54889ca7ca50b13c5656cf0689872e74b3c26644c546814fc989ccc05cb54ac065d07f9ec8b19977467b6fc37'
const withPassword =
  'b899e5a59bad0e6bee80eed3f1e8674b2de3b937471349f8e1860e914bcb83a256f954b39dbbd479f16c961e7beee546'

describe('an encrypted PDF', () => {
  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'of version %s is read when only its owner has a password',
    async (pdfVersion) => {
      expect([
        checkPdf(await encryptedPdf({ pdfVersion })),
        checkPdf(await encryptedPdf({ pdfVersion, userPassword: '1234' })),
      ]).toEqual(['readable', 'locked'])
    },
  )

  it('of AES-256 is read when only its owner has a password', () => {
    expect([checkPdf(aes256(withoutPassword)), checkPdf(aes256(withPassword))]).toEqual([
      'readable',
      'locked',
    ])
  })

  it('is read when its strings contain parentheses in pairs', () => {
    const salt = Buffer.from('(ab(cd))')
    const hash = createHash('sha256').update(salt).digest()
    const octal = Array.from(hash, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
    const literal = `(${octal}${salt.toString('latin1')}12345678)`
    const pdf = aes256('')
      .toString('latin1')
      .replace('/R 6', '/R 5')
      .replace('<>', () => literal)
    expect(checkPdf(Buffer.from(pdf, 'latin1'))).toBe('readable')
  })

  it('is locked when its encryption is not the standard one, and damaged when there is no description of it', () => {
    const certified = aes256(withoutPassword)
      .toString('latin1')
      .replace('/Standard', '/Adobe.PubSec')
    const missing = aes256(withoutPassword).toString('latin1').replace('4 0 obj', '5 0 obj')
    expect([checkPdf(Buffer.from(certified)), checkPdf(Buffer.from(missing))]).toEqual([
      'locked',
      'damaged',
    ])
  })
})
