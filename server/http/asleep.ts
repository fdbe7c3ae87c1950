// What a mouse, a finger, a key or an aid for them does first.
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'click'];
/** A reader whose line goes away later finds the page awake. */
const latest = 10_000;

/**
 * A page sleeps: a page of text needs no script until somebody is there, and a slow phone can be spared the work. It
 * wakes, by calling `go`, at the first sign of a visitor; at once where something has to be shown that only scripts can
 * (data-wakes) or to be taken up again (what the address brings or the browser keeps); a while after loading where something turns by itself
 * (data-turns), and in the end in any case. Never before something to read was painted; a tab in the
 * background paints nothing until it is seen, so there loading will do.
 */
export const asleep = (go: string) =>
  [
    // What a press opened is painted before anything is asked for. A tab in the background paints nothing.
    `(()=>{const wake=()=>{awake.abort();dispatchEvent(new Event("waking"));(${go})()},go=()=>document.hidden?wake():requestAnimationFrame(()=>setTimeout(wake));let painted,wanted;`,
    // Asking for what is kept waits for another process: not before the paint.
    'const paint=()=>{if(painted)return;painted=1;let kept;try{kept=sessionStorage.length+localStorage.length}catch{}wanted?go():kept&&want()};',
    'const want=()=>{if(!wanted){wanted=1;painted&&go()}};',
    'const awake=new AbortController(),how={capture:true,passive:true,signal:awake.signal};',
    // Browsers report a pointer that rests while the page is laid out under it.
    'const sense=({type,movementX,movementY})=>{if(type!=="pointermove"||movementX||movementY)want()};',
    `for(const sign of ${JSON.stringify(signs)})addEventListener(sign,sense,how);`,
    'if(location.search||document.querySelector("[data-wakes]"))want();',
    'new PerformanceObserver((seen)=>seen.getEntriesByName("first-contentful-paint").length&&paint()).observe({type:"paint",buffered:true});',
    // Nobody has touched it: what turns was looked at from here on (app/ui/use-autoplay.ts).
    'const since=performance.now();addEventListener("alive",()=>delete self.readableSince);',
    `addEventListener("load",()=>{setTimeout(paint,500);setTimeout(want,${latest});`,
    // What the pointer came to rest on before anybody listened is told again.
    'addEventListener("alive",()=>{if(matchMedia("(hover:hover)").matches)[...document.querySelectorAll(":hover")].at(-1)?.dispatchEvent(new PointerEvent("pointerover",{bubbles:true,pointerType:"mouse"}))});',
    'if(document.querySelector("[data-turns]"))',
    'setTimeout(()=>{if(!wanted){self.readableSince=since;want()}},3500)})})()',
  ].join('');
