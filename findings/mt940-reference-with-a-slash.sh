#!/usr/bin/env bash
# One would guess: a customer reference may hold a slash (SWIFT's x characters have it; only `//` ends the reference), so the invoice
# INV/2026/118 is found in a line `NTRFINV/2026/118//BANKREF1`.
# What happens: three readers stop at the first slash. The reference is `INV` for every invoice of the year, the bank's own
# reference behind `//` is empty, and nothing is said: two payments of one amount on one day can no longer be told apart.
# mt940-js 1.0.0, mt940js 1.3.5, swiftmessageparser 1.2.1. Without a slash in the reference the last two read the bank's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --save-exact --ignore-scripts --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5 swiftmessageparser@1.2.1 >> npm.log 2>&1

cat > try.mjs << 'EOF'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { read } = require('mt940-js')
const { Parser } = require('mt940js')
const { parse } = require('swiftmessageparser')

const statement = (reference) =>
  [
    ':20:STATEMENT1',
    ':25:HDFC/0050123456',
    ':28C:1/1',
    ':60F:C261101INR1000,00',
    `:61:2611271127C1234,50NTRF${reference}//BANKREF1`,
    ':86:PAYMENT',
    ':62F:C261127INR2234,50',
    '-',
    '',
  ].join('\n')

for (const sent of ['INV-2026-118', 'INV/2026/118']) {
  const found = {
    'mt940-js': await read(Buffer.from(statement(sent))),
    mt940js: new Parser().parse(statement(sent)),
    swiftmessageparser: parse({ type: 'mt940', data: statement(sent) }),
  }
  for (const [name, [{ transactions }]] of Object.entries(found)) {
    const [{ customerReference, reference = customerReference, bankReference }] = transactions
    console.log(sent, name, { reference, bankReference })
  }
}
EOF

cat > seen.txt << 'EOF'
INV-2026-118 mt940-js { reference: 'INV-2026-118', bankReference: '' }
INV-2026-118 mt940js { reference: 'INV-2026-118', bankReference: 'BANKREF1' }
INV-2026-118 swiftmessageparser { reference: 'INV-2026-118', bankReference: 'BANKREF1' }
INV/2026/118 mt940-js { reference: 'INV', bankReference: '' }
INV/2026/118 mt940js { reference: 'INV', bankReference: '' }
INV/2026/118 swiftmessageparser { reference: 'INV', bankReference: '' }
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
