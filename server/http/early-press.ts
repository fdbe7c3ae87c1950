/** A form whose scripts do not come in this time goes to the server as one without scripts does. */
const patience = 4000;

/**
 * Stands in for the page's scripts while they are on their way, seven seconds on a slow phone. A button that opens
 * something opens it at once; any other press is kept, shown as waiting, and forgotten if the visitor does something
 * else. When the page comes alive (app/root.tsx says so), the press is handed on to it: what stands open is its own then.
 * A link that scripts make a button of (data-dialog) is called one already, and its press is kept; it leads on if nobody
 * takes it. The page is told as well which fields were filled in and left: some say then what is wrong with them.
 */
export const earlyPress = [
  '(()=>{let opened,panel,kept,press,late;const typed=new Set(),left=new Set();',
  // One at a time: the one that stands open in the end is handed on, and React has never heard of the others.
  'const show=(on)=>{opened.setAttribute("aria-expanded",on);panel.hidden=!on;if(!on)opened=panel=null};',
  'const wait=(button)=>{clearTimeout(late);kept?.removeAttribute("aria-busy");kept=button;kept?.setAttribute("aria-busy",true)};',
  'const onClick=(event)=>{press=event;const button=event.target.closest("button[type=button],button[type=submit],a[data-dialog]");',
  `if(button?.href){if(event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();wait(button);late=setTimeout(()=>location.assign(button.href),${patience});return}`,
  `if(button?.type==="submit"){event.preventDefault();wait(button);late=setTimeout(()=>button.form.requestSubmit(button),${patience});return}`,
  'const next=document.getElementById(button?.getAttribute("aria-controls"));',
  'if(!next)return wait(button);wait(null);const again=button===opened;if(opened)show(false);',
  'if(!again){opened=button;panel=next;show(true)}};',
  'for(const link of document.querySelectorAll("a[data-dialog]")){link.role="button";link.ariaHasPopup="dialog"}',
  'const onInput=({target})=>{typed.add(target);wait(null)};const onLeave=({target})=>left.add(target);',
  'const heard=[["click",onClick],["input",onInput],["focusout",onLeave]];for(const [type,on] of heard)addEventListener(type,on,true);',
  'addEventListener("alive",()=>{for(const [type,on] of heard)removeEventListener(type,on,true);',
  // A press in the middle of which the page came alive reaches React by itself.
  'const pressed=[opened,kept].filter((button)=>button&&!(press.eventPhase&&button.contains(press.target)));wait(null);',
  // After the parts have heard that scripts run: a form stops asking the browser to check it.
  'queueMicrotask(()=>{for(const field of typed)field.dispatchEvent(new Event("input",{bubbles:true}));',
  'for(const field of left)if(field!==document.activeElement)field.dispatchEvent(new FocusEvent("focusout",{bubbles:true}));',
  'for(const button of pressed)if(button.isConnected)button.click()})',
  '},{once:true})})();',
].join('');
