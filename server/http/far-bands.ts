/**
 * Bands far from the screen are not drawn at first (app/styles/patterns/band.css): on a slow phone that work held up the
 * first paint. Once the page has loaded they are, one in each idle moment, so that whoever scrolls finds them ready and
 * a picture of the whole page has no gaps. A page that was changed to inside the site is drawn whole.
 */
export const farBands = [
  '(()=>{const idle=self.requestIdleCallback??((then)=>setTimeout(then,50));',
  'const draw=()=>{const [band]=document.querySelectorAll(".band:not([data-drawn])");',
  'if(band){band.dataset.drawn="";requestAnimationFrame(()=>idle(draw,{timeout:500}))}};',
  'addEventListener("load",()=>idle(draw,{timeout:500}))})();',
].join('');
