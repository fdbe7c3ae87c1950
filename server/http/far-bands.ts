/**
 * What a page shows below its first screen is drawn afterwards (app/styles/patterns/band.css): on a slow phone that work
 * held up the first paint, and then whoever pressed something. Until the first paint no band is drawn; after it they are
 * let in, one in each frame and all when the page has loaded, and the browser draws those that are near. In the head,
 * because the browser may paint before it has read the end of the page; gone once it ran, or React would take it for one
 * of its own. An address that names a place in the page is shown that place at once.
 */
export const bandsAfterPaint = [
  '(()=>{document.currentScript.remove();if(location.hash)return;const on=document.documentElement.dataset,frame=()=>requestAnimationFrame(()=>setTimeout(next));',
  'const next=()=>{const band=document.querySelector(":root[data-first] .band:not([data-near])");',
  'if(band){band.dataset.near="";frame()}else if(document.readyState==="loading")frame();else delete on.first};',
  'on.first="";frame();addEventListener("load",()=>delete on.first)})()',
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
  'addEventListener("load",()=>{const size=()=>innerWidth+" "+innerHeight;let last=size();',
  'addEventListener("resize",()=>{if(size()===last||innerWidth<9)for(const band of far())band.dataset.drawn="";last=size()})})})();',
].join('');
