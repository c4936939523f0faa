/** A sentence for the terminal instead of a stack trace. It never quotes the database. */
export class Refusal extends Error {}

/** Prints refusals and Node's complaints about the command line; throws everything else. */
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
