/** A sentence for whoever sits at the terminal, in place of a stack. It never quotes what is in the database. */
export class Refusal extends Error {}

/**
 * Runs a command to its end. A refusal is printed, and so is what Node says of a command line that it cannot read;
 * everything else that is thrown stays a fault.
 */
export async function orRefuse(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Refusal || isOfCommandLine(error))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

function isOfCommandLine(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
