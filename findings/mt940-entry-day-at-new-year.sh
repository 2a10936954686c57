#!/usr/bin/env bash
# One would guess: the entry date of an MT940 line, which is a month and a day without a year, is the one near the value date: value
# date 2 January 2027 and entry `1231` are two days apart.
# What happens: three unrelated readers give it the year of the value date, so the line is booked 363 days after its value date, and
# one of `1231` with the entry `0101` 364 days before it. Sorting or filtering by the entry date loses such lines from the year's
# end, the one statement that accountants look at. mt940-js 1.0.0, mt940js 1.3.5, swiftmessageparser 1.2.1.
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

const statement = [
  ':20:STATEMENT1',
  ':25:HDFC/0050123456',
  ':28C:1/1',
  ':60F:C261230INR1000,00',
  ':61:2701021231C10,00NTRFONE',
  ':86:VALUE IN JANUARY',
  ':61:2612310101C20,00NTRFTWO',
  ':86:VALUE IN DECEMBER',
  ':62F:C270102INR1030,00',
  '-',
  '',
].join('\n')

const dayOf = (date) => (typeof date === 'string' ? date : date.toISOString()).slice(0, 10)
const found = {
  'mt940-js': await read(Buffer.from(statement)),
  mt940js: new Parser().parse(statement),
  swiftmessageparser: parse({ type: 'mt940', data: statement }),
}
for (const [name, [{ transactions }]] of Object.entries(found)) {
  for (const { valueDate, date = valueDate, entryDate } of transactions) {
    console.log(name, 'value', dayOf(date), 'entry', dayOf(entryDate))
  }
}
EOF

cat > seen.txt << 'EOF'
mt940-js value 2027-01-02 entry 2027-12-31
mt940-js value 2026-12-31 entry 2026-01-01
mt940js value 2027-01-02 entry 2027-12-31
mt940js value 2026-12-31 entry 2026-01-01
swiftmessageparser value 2027-01-02 entry 2027-12-31
swiftmessageparser value 2026-12-31 entry 2026-01-01
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
