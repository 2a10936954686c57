#!/usr/bin/env bash
# One would guess: an entry of camt.053 with <RvslInd>true</RvslInd> (a returned payment) has `reversal: true`; the library documents
# that field as "Indicates if the entry is a reversal".
# What happens: iso20022.js 0.0.15 says `reversal: false` for every entry. It compares with the text 'true', but its XML parser
# has made a boolean of the text before. A file that says `1`, the other spelling of an XML boolean, is a reversal neither.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --save-exact --ignore-scripts --no-audit --no-fund iso20022.js@0.0.15 >> npm.log 2>&1

cat > try.mjs << 'EOF'
import { CashManagementEndOfDayReport } from 'iso20022.js'

const entry = (reference, indicator) => `<Ntry>
  <NtryRef>${reference}</NtryRef><Amt Ccy="INR">500.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>${indicator}
  <Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><ValDt><Dt>2026-11-26</Dt></ValDt>
  <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>
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
    ${entry('PLAIN', '')}
    ${entry('TRUE', '<RvslInd>true</RvslInd>')}
    ${entry('ONE', '<RvslInd>1</RvslInd>')}
  </Stmt>
</BkToCstmrStmt></Document>`)

for (const { referenceId, reversal } of report.statements[0].entries) console.log(referenceId, { reversal })
EOF

cat > seen.txt << 'EOF'
PLAIN { reversal: false }
TRUE { reversal: false }
ONE { reversal: false }
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
