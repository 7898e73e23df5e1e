const NAMESPACES =
  'xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:a="http://agency.example" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** An answer of a WFS with these members. */
export const collection = (members: string, attributes = '') =>
  `<?xml version="1.0"?>\n<wfs:FeatureCollection ${NAMESPACES} ${attributes}>${members}</wfs:FeatureCollection>`

/** The same with one feature. */
export const member = (content: string) =>
  collection(`<wfs:member><a:site gml:id="s1">${content}</a:site></wfs:member>`)

export const POS_LIST = '<gml:posList>10 50 11 50 11 51 10 50</gml:posList>'
export const RING = `<gml:LinearRing>${POS_LIST}</gml:LinearRing>`
export const POLYGON = `<gml:Polygon><gml:exterior>${RING}</gml:exterior></gml:Polygon>`
/** The ring of these. */
export const CORNERS = [
  [10, 50],
  [11, 50],
  [11, 51],
  [10, 50],
]
