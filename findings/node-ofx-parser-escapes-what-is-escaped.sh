#!/usr/bin/env bash
# One would guess: a name `A &amp; B` of an OFX file, written as the standard says, is read as `A & B`, as ofx-js does; in the worst case
# it is left as it stands.
# What happens: node-ofx-parser 0.5.1 escapes it twice more: `A &amp;amp;amp; B`. Also the bare `&` of sloppy banks comes back
# as `A &amp;amp; B`, so no number of decodings fits both, and a payer never equals its name in an address book.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --save-exact --ignore-scripts --no-audit --no-fund node-ofx-parser@0.5.1 ofx-js@1.1.1 >> npm.log 2>&1

cat > try.mjs << 'EOF'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const nodeOfxParser = require('node-ofx-parser')
const ofxJs = require('ofx-js')

const statement = (name) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>INR
<BANKTRANLIST>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261126
<TRNAMT>1234.50
<FITID>1
<NAME>${name}
</STMTTRN>
</BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`
const nameIn = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.NAME

for (const name of ['A &amp; B', 'A & B']) {
  console.log('in the file      ', name)
  console.log('node-ofx-parser  ', nameIn(nodeOfxParser.parse(statement(name))))
}
console.log('ofx-js           ', nameIn(await ofxJs.parse(statement('A &amp; B'))))
EOF

cat > seen.txt << 'EOF'
in the file       A &amp; B
node-ofx-parser   A &amp;amp;amp; B
in the file       A & B
node-ofx-parser   A &amp;amp; B
ofx-js            A & B
EOF

node try.mjs > now.txt
diff seen.txt now.txt
echo 'as described'
