internal import FrameworkViews
@_exported import FoundationNetworking
@_exported import UIKit

/// A view for web pages, without the pages themselves.
///
/// There is no browser engine: loading fails with `WKError.unknown`, which the navigation delegate receives in
/// `webView(_:didFailProvisionalNavigation:withError:)`. The view states that, and has a button that opens the page in
/// the desktop's browser. Scripts are not run: `evaluateJavaScript(_:completionHandler:)` fails with
/// `WKError.javaScriptExceptionOccurred`.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The settings.
    public final let configuration: WKWebViewConfiguration
    /// The object that decides about navigations and is notified of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that displays the dialogs of pages. Never called, because scripts are not run.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view, which is empty.
    public final let scrollView = UIScrollView()
    /// The address of the page that was requested last.
    open private(set) var url: URL?
    /// Whether a page is being loaded.
    open private(set) var isLoading = false
    /// Whether swipes navigate. Stored only.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links have a preview. Stored only.
    open var allowsLinkPreview = true
    /// The name of the browser in requests. Stored only.
    open var customUserAgent: String?
    /// Whether the page can be inspected. Stored only.
    open var isInspectable = false

    private var message: MessageView?
    private var page: Page?

    private enum Page {
        case address(URL)
        case markup(String)
    }

    /// Creates a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the default settings.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// The title of the page, which is not known.
    open var title: String? { url == nil ? nil : "" }
    /// The loaded part of the page, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Whether the page was loaded over secure connections only.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a page before this one, which is `false`.
    open var canGoBack: Bool { false }
    /// Whether there is a page after this one, which is `false`.
    open var canGoForward: Bool { false }

    // MARK: Loading

    /// Requests a page, which fails.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return start(request, .address(url))
    }

    /// Requests a file, which fails.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }

    /// Requests a page of a text, which fails.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        start(URLRequest(url: baseURL ?? URL(fileURLWithPath: "/")), .markup(string))
    }

    /// Requests a page of data, which fails.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
        -> WKNavigation?
    {
        start(URLRequest(url: baseURL), .markup(String(decoding: data, as: UTF8.self)))
    }

    /// Requests the last page again, which fails.
    @discardableResult
    open func reload() -> WKNavigation? {
        switch page {
        case .address(let url): load(URLRequest(url: url))
        case .markup(let text): loadHTMLString(text, baseURL: url)
        case nil: nil
        }
    }

    /// Stops loading.
    open func stopLoading() { isLoading = false }

    /// Returns to the page before this one. Returns `nil`, because there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    /// Advances to the page after this one. Returns `nil`, because there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    private func start(_ request: URLRequest, _ page: Page) -> WKNavigation {
        let navigation = WKNavigation()
        self.page = page
        url = request.url
        isLoading = true
        // The delegate is called after the current event, as on iOS.
        Task { [weak self] in
            guard let self else { return }
            let action = WKNavigationAction(request: request)
            guard let delegate = navigationDelegate else { return fail(navigation) }
            delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
                guard let self else { return }
                guard policy == .allow else {
                    isLoading = false
                    return
                }
                delegate.webView(self, didStartProvisionalNavigation: navigation)
                fail(navigation)
            }
        }
        return navigation
    }

    private func fail(_ navigation: WKNavigation) {
        guard isLoading else { return }
        isLoading = false
        showMessage()
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: WKError(.unknown))
    }

    private func showMessage() {
        message?.removeFromSuperview()
        message = addMessage(
            MessageView.Message(
                title: "Web Page Not Displayed", detail: url?.host ?? url?.lastPathComponent,
                buttonTitle: "Open in Browser"
            ) { [weak self] in self?.openInBrowser() })
    }

    private func openInBrowser() {
        switch page {
        case .address(let url): UIApplication.shared.open(url)
        case .markup(let text):
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".html")
            if (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil {
                UIApplication.shared.open(file)
            }
        case nil: break
        }
    }

    // MARK: Scripts

    /// Runs a script. The closure receives `WKError.javaScriptExceptionOccurred`.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        Task { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Runs a script. Throws `WKError.javaScriptExceptionOccurred`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Returns whether the view displays addresses of a scheme. No scheme is displayed.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { false }
}
