/**
 * A page comes in small pieces, one in each frame: on a slow phone a whole first screen, or all that lies near below it, is
 * one long task that keeps waiting whoever presses something. First what stands above the page (data-first="head"), then
 * the page's first screen, then its parts (.later) and the bands below (app/styles/patterns/band.css), which are laid out
 * once the faces are there and not twice. Whoever scrolls meanwhile gets what comes into sight, whoever goes there with the
 * keyboard or prints gets everything at once; a press asks for nothing. In the head, because the browser may paint before
 * it has read the end of the page; gone once it ran, or React would take it for one of its own. An address that names a
 * place in the page is shown that place at once.
 */
export const pieceByPiece = [
  '(()=>{document.currentScript.remove();if(location.hash)return;const on=document.documentElement.dataset;',
  // A press is answered first: what it opens is painted alone.
  'let pressed=-200;const moved=new AbortController(),how={capture:true,passive:true,signal:moved.signal};addEventListener("pointerdown",()=>{pressed=performance.now()},how);',
  'const frame=()=>new Promise((painted)=>requestAnimationFrame(()=>setTimeout(()=>performance.now()-pressed<150?frame().then(painted):painted())));',
  'const next=()=>document.querySelector(":root[data-first] :is(.band,.later):not([data-near])");',
  // ₹ has a file of its own: a browser that lays it out before looks for it in all letters it knows. Faces that are long
  // in coming are not waited for.
  'const faces=()=>{if(document.body.textContent.includes("₹"))document.fonts.load("1em Anek Latin","₹");',
  'return Promise.race([document.fonts.ready,new Promise((late)=>setTimeout(late,1500))])};',
  'const begin=async()=>{on.first="head";await frame();if("first" in on)on.first="";await frame();',
  'let waited;for(let part;(part=next())||document.readyState==="loading";await frame()){',
  'if(part?.matches(".band")&&!waited){waited=1;await faces()}',
  // The browser draws nothing that is so far away: the rest may come together.
  'if(part?.getBoundingClientRect().top>innerHeight*3)break;if(part)part.dataset.near=""}all()};',
  'const all=()=>{delete on.first;moved.abort()};begin();for(const type of ["beforeprint","keydown"])addEventListener(type,all,how);',
  'addEventListener("scroll",()=>{if(on.first)on.first="";for(let part;(part=next())&&part.getBoundingClientRect().top<innerHeight;)part.dataset.near=""},how);',
  'addEventListener("focusin",({target})=>{if(target.closest(":is(.band,.later):not([data-near])"))all()},how)})()',
].join('');

/**
 * Once the page is alive the rest is drawn too, one in each idle moment, so that whoever scrolls on finds it ready. A page
 * that was changed to inside the site is drawn whole. A window that is told of a new size and has the old one, or for a
 * moment none to speak of, is having its whole page taken as a picture, which must have no gaps.
 */
export const farBands = [
  '(()=>{const idle=(then)=>self.requestIdleCallback?requestIdleCallback(then,{timeout:500}):setTimeout(then,50);',
  'const far=()=>document.querySelectorAll(".band:not([data-drawn])");',
  'const draw=()=>{const [band]=far();if(band){band.dataset.drawn="";requestAnimationFrame(()=>idle(draw))}};',
  'addEventListener("alive",()=>idle(draw));',
  // A frame later: the first one may tell of the size the page began with.
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{const size=()=>innerWidth+" "+innerHeight;let last=size();',
  'addEventListener("resize",()=>{if(size()===last||innerWidth<9){delete document.documentElement.dataset.first;for(const band of far())band.dataset.drawn=""}last=size()})}))))})();',
].join('');
