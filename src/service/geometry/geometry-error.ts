/** Why a geometry cannot be used; the message goes on from "… was refused:". */
export class GeometryError extends Error {
  override readonly name = 'GeometryError'
}
