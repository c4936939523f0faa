import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
// @ts-ignore
import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js'
const chrome = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--remote-debugging-port=9334']})
const run=await lighthouse(process.argv[2]!,{port:9334,output:'json',logLevel:'error',onlyCategories:['performance']})
const a:any=run!.artifacts
const ctx={settings:run!.lhr.configSettings,computedCache:new Map()}
const res=await LanternLargestContentfulPaint.request({trace:a.Trace??a.traces?.defaultPass,devtoolsLog:a.DevtoolsLog??a.devtoolsLogs?.defaultPass,gatherContext:a.GatherContext,settings:run!.lhr.configSettings,URL:a.URL,SourceMaps:a.SourceMaps??[],simulator:null},ctx)
console.log('LCP',res.timing,'opt',res.optimisticEstimate.timeInMs,'pess',res.pessimisticEstimate.timeInMs)
for(const [n,t] of [...res.pessimisticEstimate.nodeTimings].sort((x:any,y:any)=>x[1].startTime-y[1].startTime)){ console.log(t.startTime.toFixed(0).padStart(6),t.endTime.toFixed(0).padStart(6),n.type, n.type==='network'?n.request.url.slice(-50)+' '+n.request.transferSize+' '+n.request.priority:n.event.name+' '+(n.event.dur/1000).toFixed(1)+' '+(n.childEvents??[]).filter((e:any)=>e.dur>1500).map((e:any)=>e.name+(e.dur/1000).toFixed(0)).join(',').slice(0,150))}
await chrome.close()
