import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
const [base,...paths]=process.argv.slice(2)
const chrome = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--remote-debugging-port=9333']})
for(const path of paths){const r:any[]=[]
for(let i=0;i<5;i++){const run=await lighthouse(base+path,{port:9333,output:'json',logLevel:'error',onlyCategories:['performance']});r.push((run!.lhr.audits['metrics']!.details as any).items[0])}
const med=(k:string)=>Math.round(r.map(x=>x[k]).sort((a,b)=>a-b)[2]); 
console.log(path,'perf FCP',med('firstContentfulPaint'),'LCP',med('largestContentfulPaint'),'['+r.map(x=>Math.round(x.largestContentfulPaint)).join(' ')+']','load',med('lcpLoadStart'),med('lcpLoadEnd'),'obs',med('observedLargestContentfulPaint'))}
await chrome.close()
