import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
const url=process.argv[2]!
const chrome = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--remote-debugging-port=9333']})
const run=await lighthouse(url,{port:9333,output:'json',logLevel:'error',onlyCategories:['performance']})
const a:any=run!.artifacts
const trace=(a.Trace??a.traces.defaultPass).traceEvents
const m:any=run!.lhr.audits['metrics'].details
const o=m.items[0]
const t0=o.observedNavigationStartTs
const main=trace.find((e:any)=>e.name==='TracingStartedInBrowser')
const nav=trace.filter((e:any)=>e.name==='navigationStart'&&e.ts===t0)[0]
const pid=nav?.pid, tid=nav?.tid
console.log('FCP',o.firstContentfulPaint,'LCP',o.largestContentfulPaint,'obs',o.observedFirstContentfulPaint,o.observedLargestContentfulPaint)
for(const e of trace.filter((e:any)=>e.pid===pid&&e.tid===tid&&/^(Layout|UpdateLayoutTree|EvaluateScript|FunctionCall|ParseHTML|ParseAuthorStyleSheet)$/.test(e.name)&&e.ts>=t0&&e.ts<t0+300000&&e.dur>800)) console.log('##',((e.ts-t0)/1000).toFixed(0),(e.dur/1000).toFixed(1),e.name,JSON.stringify(e.args).slice(0,400))
for(const e of trace.filter((e:any)=>e.pid===pid&&e.tid===tid&&e.ph==='X'&&e.ts>=t0&&e.ts<t0+400000&&e.dur>1500).sort((x:any,y:any)=>x.ts-y.ts)) console.log(((e.ts-t0)/1000).toFixed(0),(e.dur/1000).toFixed(1),e.name,JSON.stringify(e.args?.data??e.args?.beginData??'').slice(0,90))
const ph=run!.lhr.audits['mainthread-work-breakdown']?.details as any
console.log(ph?.items?.map((i:any)=>i.groupLabel+':'+i.duration.toFixed(0)).join(' '))
const d=run!.lhr.audits['lcp-phases-insight']; 
await chrome.close()
