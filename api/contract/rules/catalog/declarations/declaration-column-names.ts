import type { DeclarationField } from './declarations.ts'

/** The names of the declarations in suppliers' files, as `columnNames` has those of other columns; apart, because orders need none. */
export const declarationColumnNames: Readonly<Record<DeclarationField, readonly string[]>> = {
  countryOfOrigin: [
    ...['countryoforigin', 'origin', 'country', 'coo', 'madein', 'countryofmanufacture'],
    ...['origincountry', 'मूलदेश', 'उत्पत्तिदेश', 'देश'],
  ],
  mrp: [
    ...['maximumretailprice', 'maxretailprice', 'mrpinr', 'mrprs', 'mrpinclgst', 'mrpincltax'],
    ...['mrpinclofalltaxes', 'mrpperunit', 'mrpprice', 'listmrp', 'एमआरपी', 'अधिकतमखुदरामूल्य'],
  ],
  netQuantity: ['netqty', 'netcontent', 'netcontents', 'netweight', 'शुद्धमात्रा', 'नेटमात्रा'],
  // A bare Manufacturer is the brand of a price list.
  manufacturedBy: [
    ...['manufacturerdetails', 'manufacturername', 'manufactureraddress', 'mfgby', 'mfdby'],
    ...['nameandaddressofmanufacturer', 'manufacturernameandaddress', 'निर्माता'],
  ],
  packedBy: ['packer', 'packerdetails', 'nameandaddressofpacker', 'packeraddress', 'पैकर'],
  importedBy: [
    ...['importer', 'importerdetails', 'nameandaddressofimporter', 'importeraddress', 'आयातक'],
  ],
  monthOfManufacture: [
    ...['mfgdate', 'mfgmonth', 'mfd', 'manufacturingdate', 'dateofmanufacture', 'monthofimport'],
    ...['importmonth', 'dateofimport', 'monthandyear', 'packedon', 'निर्माणमाह', 'आयातमाह'],
  ],
  consumerCare: [
    ...['customercare', 'consumercaredetails', 'customercaredetails', 'helpline', 'ग्राहकसेवा'],
  ],
  bisRegistration: [
    ...['bis', 'bisno', 'bisnumber', 'bisregistrationno', 'bisregistrationnumber', 'biscrs'],
    ...['crs', 'crsno', 'crsregistration', 'crsregistrationno', 'rnumber', 'bisrnumber', 'बीआईएस'],
  ],
  essentialCertificate: [
    ...['ercertificate', 'ercertificateno', 'essentialrequirements', 'stqc', 'stqccertificate'],
    ...['stqccertificateno', 'essentialrequirementscertificate'],
  ],
}
