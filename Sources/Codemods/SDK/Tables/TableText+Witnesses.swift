// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let witnesses = #"""
protocol	function	async	source
CLKComplicationDataSource	getAlwaysOnTemplate(for:withHandler:)	alwaysOnTemplate(for:)	documentation
CLKComplicationDataSource	getComplicationDescriptors(handler:)	complicationDescriptors()	documentation
CLKComplicationDataSource	getCurrentTimelineEntry(for:withHandler:)	currentTimelineEntry(for:)	documentation
CLKComplicationDataSource	getLocalizableSampleTemplate(for:withHandler:)	localizableSampleTemplate(for:)	documentation
CLKComplicationDataSource	getPrivacyBehavior(for:withHandler:)	privacyBehavior(for:)	documentation
CLKComplicationDataSource	getTimelineEndDate(for:withHandler:)	timelineEndDate(for:)	documentation
CLKComplicationDataSource	getTimelineEntries(for:after:limit:withHandler:)	timelineEntries(for:after:limit:)	documentation
CPSearchTemplateDelegate	searchTemplate(_:selectedResult:completionHandler:)	searchTemplate(_:selectedResult:)	documentation
CPSearchTemplateDelegate	searchTemplate(_:updatedSearchText:completionHandler:)	searchTemplate(_:updatedSearchText:)	documentation
UIApplicationDelegate	application(_:didReceiveRemoteNotification:fetchCompletionHandler:)	application(_:didReceiveRemoteNotification:)	documentation
UIApplicationDelegate	application(_:performActionFor:completionHandler:)	application(_:performActionFor:)	documentation
UIWindowSceneDelegate	windowScene(_:performActionFor:completionHandler:)	windowScene(_:performActionFor:)	documentation
WKApplicationDelegate	didReceiveRemoteNotification(_:fetchCompletionHandler:)	didReceiveRemoteNotification(_:)	documentation
WKDownloadDelegate	download(_:decideDestinationUsing:suggestedFilename:completionHandler:)	download(_:decideDestinationUsing:suggestedFilename:)	documentation
WKDownloadDelegate	download(_:didReceive:completionHandler:)	download(_:respondTo:)	header: WK_SWIFT_ASYNC_NAME
WKDownloadDelegate	download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)	download(_:decidedPolicyForHTTPRedirection:newRequest:)	header: WK_SWIFT_ASYNC_NAME
WKExtensionDelegate	didReceiveRemoteNotification(_:fetchCompletionHandler:)	didReceiveRemoteNotification(_:)	documentation
WKNavigationDelegate	webView(_:decidePolicyFor:decisionHandler:)	webView(_:decidePolicyFor:)	header: WK_SWIFT_ASYNC(3)
WKNavigationDelegate	webView(_:decidePolicyFor:preferences:decisionHandler:)	webView(_:decidePolicyFor:preferences:)	header: WK_SWIFT_ASYNC(4)
WKNavigationDelegate	webView(_:didReceive:completionHandler:)	webView(_:respondTo:)	header: WK_SWIFT_ASYNC_NAME
WKUIDelegate	webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)	webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)	header: WK_SWIFT_ASYNC_NAME
WKUIDelegate	webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)	webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)	documentation
WKUIDelegate	webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)	webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:)	documentation
WKUIDelegate	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:)	documentation

"""#
}
