/** Why a record is not taken in; the message goes on from "… was refused:". */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
