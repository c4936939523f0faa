/** Bounds the time by the length of the buffer, whatever lengths it claims. */
import { PbfReader } from 'pbf'

/** A number is read with its layer, its feature, its bounds and its shape. */
const readingsPerByte = 4

export class BoundedReader extends PbfReader {
  #left: number

  constructor(data: Uint8Array) {
    super(data)
    this.#left = data.length * readingsPerByte
  }

  override readVarint(isSigned?: boolean): number {
    if (--this.#left < 0) throw new Error('The tile says more than it holds.')
    return super.readVarint(isSigned)
  }
}
