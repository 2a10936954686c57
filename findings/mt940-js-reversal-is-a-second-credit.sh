#!/usr/bin/env bash
# One would guess: a line `RC` of an MT940 (a credit that is reversed: money goes out again, a cheque that came back) is an expense,
# or is marked; the `id`, made to find transactions that were read before, differs from that of the credit.
# What happens: mt940-js 1.0.0 drops the R. A reversed credit is a credit with the id of the credit itself, and a
# reversed debit (money comes back) a debit with its id: who adds up amounts counts the returned cheque twice, and who removes
# equal ids never learns of the return. `isExpense`, which should tell the two apart, is true for all four kinds of lines.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --save-exact --ignore-scripts --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1 >> npm.log 2>&1

cat > try.mjs << 'EOF'
import { read } from 'mt940-js'

const statement = (mark) =>
  [
    ':20:STATEMENT1',
    ':25:HDFC/0050123456',
    ':28C:1/1',
    ':60F:C261101INR5000,00',
    `:61:2611271127${mark}1234,50NTRFCHEQUE000123`,
    ':86:CHEQUE 000123',
    ':62F:C261127INR5000,00',
    '-',
    '',
  ].join('\r\n')

const ids = {}
for (const mark of ['C', 'RC', 'D', 'RD']) {
  const [{ transactions }] = await read(Buffer.from(statement(mark)))
  const [{ id, amount, isCredit, isExpense }] = transactions
  ids[mark] = id
  console.log(mark, { amount, isCredit, isExpense })
}
console.log('RC has the id of C:', ids.RC === ids.C)
console.log('RD has the id of D:', ids.RD === ids.D)
EOF

cat > seen.txt << 'EOF'
C { amount: 1234.5, isCredit: true, isExpense: true }
RC { amount: 1234.5, isCredit: true, isExpense: true }
D { amount: 1234.5, isCredit: false, isExpense: true }
RD { amount: 1234.5, isCredit: false, isExpense: true }
RC has the id of C: true
RD has the id of D: true
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
