/**
 * Runs before every other script of a development page. Each bundle (the shell's and every remote's) contains its
 * own react-refresh, and all of them serve the one React of the page. They meet at React's devtools hook, so it
 * must exist first and remember its renderers: the hook that react-refresh installs itself does not, and a remote
 * loaded after React would never find it. React stores only one refresh handler; here the handlers of all bundles
 * are stored and called in turn, so that an edit in one bundle does not make React lose what another has replaced.
 */
const script = `;(function(g){
var hook=g.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if(!hook){var next=0;hook=g.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,
inject:function(renderer){var id=++next;hook.renderers.set(id,renderer);return id},
onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}}
var inject=hook.inject;
hook.inject=function(renderer){
var set=renderer.setRefreshHandler,handlers=[];
if(set)renderer.setRefreshHandler=function(handler){
if(handler&&handlers.indexOf(handler)<0)handlers.push(handler);
set(function(type){for(var i=0;i<handlers.length;i++){var family=handlers[i](type);if(family)return family}})};
return inject.apply(this,arguments)}
})(globalThis)`;

/** Empty in production. */
export const developmentScript = process.env.NODE_ENV === 'development' ? script : '';
