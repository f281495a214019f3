import FoundationNetworking
import UIKit

/// A request of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    /// A link.
    case linkActivated = 0
    /// A form.
    case formSubmitted = 1
    /// The list of visited pages.
    case backForward = 2
    /// A reload.
    case reload = 3
    /// A form that is submitted again.
    case formResubmitted = 4
    /// Another cause, such as the app.
    case other = -1
}

/// The frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether the frame is the page itself.
    open var isMainFrame: Bool { true }
    /// The request.
    public final let request: URLRequest

    init(request: URLRequest) {
        self.request = request
    }
}

/// A navigation about which the delegate decides.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request.
    public final let request: URLRequest
    /// The cause.
    public final let navigationType = WKNavigationType.other
    /// The frame in which the page is displayed.
    public final let targetFrame: WKFrameInfo?
    /// The frame that has requested the page.
    public final let sourceFrame: WKFrameInfo
    /// Whether the page is downloaded.
    open var shouldPerformDownload: Bool { false }

    init(request: URLRequest) {
        self.request = request
        sourceFrame = WKFrameInfo(request: request)
        targetFrame = sourceFrame
    }
}

/// A response about which the delegate decides. No values are created on Linux.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The response.
    public final let response: URLResponse
    /// Whether the response is for the page itself.
    open var isForMainFrame: Bool { true }
    /// Whether the view can display the type of the response.
    open var canShowMIMEType: Bool { false }

    init(response: URLResponse) {
        self.response = response
    }
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel = 0
    /// The page is loaded.
    case allow = 1
    /// The page is downloaded, which is not supported.
    case download = 2
}

/// The decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel = 0
    /// The page is loaded.
    case allow = 1
    /// The page is downloaded.
    case download = 2
}

/// An object that decides about navigations and is notified of them. All methods are optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Asks the delegate whether a page may be loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Returns whether a page may be loaded.
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    /// Asks the delegate whether a response may be displayed. Never called on Linux.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// Tells the delegate that a page has been requested.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Tells the delegate that a page could not be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Tells the delegate that a page begins to appear. Never called on Linux.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Tells the delegate that a page has been loaded. Never called on Linux.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Tells the delegate that a page that has begun to appear could not be loaded. Never called on Linux.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Tells the delegate about a redirection. Never called on Linux.
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Tells the delegate that the process of the page has ended. Never called on Linux.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// The default implementation calls the asynchronous method.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }

    /// The default implementation allows the navigation.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// An object that displays the dialogs of pages. Never called, because scripts are not run.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// The domain of errors of web pages.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web page.
public struct WKError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The page cannot be displayed.
        case unknown = 1
        /// The process of the page has ended.
        case webContentProcessTerminated = 2
        /// The view does not exist.
        case webViewInvalidated = 3
        /// The script could not be run.
        case javaScriptExceptionOccurred = 4
        /// The result of the script is not supported.
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The page cannot be displayed.
    public static let unknown = Code.unknown
    /// The script could not be run.
    public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred

    public static var errorDomain: String { WKErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        code == .javaScriptExceptionOccurred
            ? "Scripts cannot be run on Linux" : "Web pages cannot be displayed on Linux"
    }
}
