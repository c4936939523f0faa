import { demoPassword, demoUsers } from '#scripts/demo/people.ts'

/** A session of the demo's administrator, as the form of /login opens it; gives the value of its cookie. */
export async function newSession(url: string): Promise<string> {
  const body = new URLSearchParams({ email: demoUsers.admin.email, password: demoPassword })
  const answer = await fetch(`${url}/login`, { method: 'POST', headers: { Origin: url }, body, redirect: 'manual' })
  const session = /__Host-session=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1]
  if (!session) throw new Error(`sign-in answered ${answer.status}`)
  return session
}
