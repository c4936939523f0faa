/** Reads protocol buffers for a time that grows with their length and no faster, whatever lengths they claim. */
import { PbfReader } from 'pbf'

/** A number is read once with its layer, once with its feature, once for where that lies and once for its shape. */
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
