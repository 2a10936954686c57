import type { BadRequest } from './bad-request.ts'

const boundary = 'badformboundary'
const multipart = `multipart/form-data; boundary=${boundary}`

function part(head: string, content = 'x'): string {
  return `--${boundary}\r\nContent-Disposition: ${head}\r\n\r\n${content}\r\n`
}

const end = `--${boundary}--\r\n`

/** Multipart forms that are cut off, malformed, or lack everything that is required. */
const forms: [wrong: string, type: string, content: string][] = [
  ['without a boundary', 'multipart/form-data', part('form-data; name="file"') + end],
  [
    'with another boundary',
    'multipart/form-data; boundary=other',
    part('form-data; name="a"') + end,
  ],
  ['that is empty', multipart, ''],
  ['without parts', multipart, end],
  ['that is not a form', multipart, 'neither boundary nor end'],
  ['broken off in a head', multipart, `--${boundary}\r\nContent-Dispo`],
  [
    'broken off in a part',
    multipart,
    part('form-data; name="file"; filename="a.pdf"').slice(0, -2),
  ],
  ['without its end', multipart, part('form-data; name="file"; filename="a.pdf"', '%PDF-1.4')],
  ['of parts without names', multipart, part('form-data') + part('attachment') + end],
  ['with an unknown field', multipart, part('form-data; name="nonsense"') + end],
  ['with a prototype', multipart, part('form-data; name="__proto__"') + end],
  ['with a name of control characters', multipart, part('form-data; name="\u0001\u0002"') + end],
  ['of too many fields', multipart, part('form-data; name="a"').repeat(200) + end],
  ['of too many files', multipart, part('form-data; name="x"; filename="a"').repeat(50) + end],
  ['with a field too long', multipart, part('form-data; name="data"', 'x'.repeat(200_000)) + end],
  [
    'with a head too long',
    multipart,
    part(`form-data; name="a"\r\nX-Long: ${'x'.repeat(90_000)}`) + end,
  ],
  ['with broken JSON', multipart, part('form-data; name="data"', '{"shippingInfo":') + end],
  ['with JSON null', multipart, part('form-data; name="data"', 'null') + end],
]

export function badForms(): BadRequest[] {
  return forms.map(([wrong, type, payload]) => ({
    wrong: `a form ${wrong}`,
    request: { headers: { 'content-type': type }, payload },
  }))
}
