import { FieldgateMap } from './fieldgate-map.ts'

// A page may have the script twice, such as from two articles.
if (customElements.get('fieldgate-map') === undefined) customElements.define('fieldgate-map', FieldgateMap)
