/**
 * Stands in for the page's scripts while they are on their way, seven seconds on a slow phone. A button that opens
 * something opens it at once; any other press is kept, shown as waiting, and forgotten if the visitor does something
 * else. When the page comes alive (app/root.tsx says so), the press is handed on to it: what stands open is its own then.
 */
export const earlyPress = [
  '(()=>{let opened,panel,kept,press;',
  // One at a time: the one that stands open in the end is handed on, and React has never heard of the others.
  'const show=(on)=>{opened.setAttribute("aria-expanded",on);panel.hidden=!on;if(!on)opened=panel=null};',
  'const wait=(button)=>{kept?.removeAttribute("aria-busy");kept=button;kept?.setAttribute("aria-busy",true)};',
  'const onClick=(event)=>{press=event;const button=event.target.closest("button[type=button]");',
  'const next=document.getElementById(button?.getAttribute("aria-controls"));',
  'if(!next)return wait(button);wait(null);const again=button===opened;if(opened)show(false);',
  'if(!again){opened=button;panel=next;show(true)}};',
  'addEventListener("click",onClick,true);addEventListener("input",()=>wait(null));',
  'addEventListener("alive",()=>{removeEventListener("click",onClick,true);const pressed=[opened,kept];wait(null);',
  // A press in the middle of which the page came alive reaches React by itself.
  'for(const button of pressed)if(button?.isConnected&&!(press.eventPhase&&button.contains(press.target)))button.click()',
  '},{once:true})})();',
].join('');
