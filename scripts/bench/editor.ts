/** Milliseconds for one request. */
const timeoutMs = 30_000

/** A member of staff who repeatedly saves the form of an offer, with plain requests. */
export class Editor {
  private readonly cookies = new Map<string, string>()
  private saved = 0

  private constructor(private readonly url: string) {}

  static async signedIn(url: string, email: string, password: string): Promise<Editor> {
    const editor = new Editor(url)
    const answer = await editor.post('/login', { email, password })
    if (answer.status !== 302 && answer.status !== 303) throw new Error(`Sign-in: ${answer.status}`)
    return editor
  }

  /** Opens the form, posts it and opens form and offer again. Returns what went wrong, if anything. */
  async save(offer: string): Promise<string | undefined> {
    this.saved += 1
    const note = `Gespeichert zum ${this.saved}. Mal`
    const form = offer.replace('/angebote/', '/dashboard/properties/')
    const version = versionIn(await this.page(form))
    const answer = await this.post(form, {
      ...house,
      propertyNumber: offer,
      otherNotes: note,
      version: String(version),
    })
    if (answer.status !== 302 && answer.status !== 303) return `Speichern: ${answer.status}`
    const after = await this.page(form)
    if (versionIn(after) !== version + 1) return `Gespeichert wurde Version ${version}, danach gilt ${versionIn(after)}`
    if (!after.includes(note)) return 'Im Formular steht nicht, was gespeichert wurde'
    if (!(await this.page(offer)).includes(note)) return 'Das Angebot zeigt nicht, was gespeichert wurde'
    return undefined
  }

  private async page(path: string): Promise<string> {
    const answer = await this.send(path, {})
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  }

  private async post(path: string, fields: Record<string, string>): Promise<Response> {
    const answer = await this.send(path, { method: 'POST', body: new URLSearchParams(fields) })
    await answer.arrayBuffer()
    return answer
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.url + path, {
      ...init,
      // The other side may close an idle connection just when it is used again.
      headers: { Cookie: cookie, Origin: this.url, Connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    for (const [, name = '', value = ''] of answer.headers
      .getSetCookie()
      .map((set) => /^([^=]+)=([^;]*)/.exec(set) ?? []))
      this.cookies.set(name, value)
    return answer
  }
}

/** The fields that an offer requires. Missing fields of a form are emptied. */
const house = {
  locale: 'de',
  marketType: 'purchase',
  houseType: 'house',
  name: 'Haus unter Last',
  city: 'Hamburg',
  purchasePrice: '650.000',
  published: 'on',
}

function versionIn(form: string): number {
  return Number(/name="version" value="(\d+)"/.exec(form)?.[1])
}
