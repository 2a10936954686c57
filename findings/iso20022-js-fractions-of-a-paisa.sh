#!/usr/bin/env bash
# One would guess: a library that gives amounts in minor units, so that they are whole numbers, reads 0.29 of a camt.053 as 29.
# What happens: iso20022.js 0.0.15 multiplies a binary fraction: 0.29 are 28.999999999999996 paise, 1.15 are 114.99999999999999 and
# 16.99 are 1698.9999999999998. `BigInt(amount)` and a database column of integers refuse them, Math.trunc is one paisa short, and an
# amount does not equal the same sum of an invoice. 1234.50 and most round sums are right, so a first try sees nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --save-exact --ignore-scripts --no-audit --no-fund iso20022.js@0.0.15 >> npm.log 2>&1

cat > try.mjs << 'EOF'
import { CashManagementEndOfDayReport } from 'iso20022.js'

const entry = (amount) => `<Ntry>
  <NtryRef>${amount}</NtryRef><Amt Ccy="INR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><ValDt><Dt>2026-11-26</Dt></ValDt>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls><TxDtls><RmtInf><Ustrd>INV 118</Ustrd></RmtInf></TxDtls></NtryDtls>
</Ntry>`
const balance = (code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="INR">1000.00</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-26</Dt></Dt></Bal>`
const report = CashManagementEndOfDayReport.fromXML(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-27T10:00:00Z</CreDtTm></GrpHdr>
  <Stmt><Id>S1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-27T10:00:00Z</CreDtTm>
    <Acct><Id><Othr><Id>50123456</Id></Othr></Id><Ccy>INR</Ccy><Svcr><FinInstnId><BIC>HDFCINBB</BIC></FinInstnId></Svcr></Acct>
    ${balance('OPBD')}${balance('CLBD')}
    ${['1234.50', '0.29', '1.15', '16.99'].map(entry).join('')}
  </Stmt>
</BkToCstmrStmt></Document>`)

for (const { amount } of report.statements[0].entries) console.log(amount)
EOF

cat > seen.txt << 'EOF'
123450
28.999999999999996
114.99999999999999
1698.9999999999998
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
