/**
 * Bands far from the screen are not drawn at first (app/styles/patterns/band.css): on a slow phone that work held up the
 * first paint, and then whoever pressed something. The browser draws them as they come near; once the page is alive they
 * are all drawn, one in each idle moment, so that whoever scrolls on finds them ready. A page that was changed to inside
 * the site is drawn whole. A window that is told of a new size and has the old one is having its whole page taken as a
 * picture, which must have no gaps.
 */
export const farBands = [
  '(()=>{const idle=(then)=>self.requestIdleCallback?requestIdleCallback(then,{timeout:500}):setTimeout(then,50);',
  'const far=()=>document.querySelectorAll(".band:not([data-drawn])");',
  'const draw=()=>{const [band]=far();if(band){band.dataset.drawn="";requestAnimationFrame(()=>idle(draw))}};',
  'addEventListener("alive",()=>idle(draw));',
  'addEventListener("load",()=>{const size=()=>innerWidth+" "+innerHeight;let last=size();',
  'addEventListener("resize",()=>{if(size()===last)for(const band of far())band.dataset.drawn="";last=size()})})})();',
].join('');
