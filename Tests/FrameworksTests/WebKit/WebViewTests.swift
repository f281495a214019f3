import Foundation
import ScreenDriver
import Testing
import WebKit

extension ScreenTests {
    @Suite @MainActor struct WebViewTests {
        private final class Delegate: NSObject, WKNavigationDelegate {
            var events: [String] = []
            var error: WKError?

            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                events.append("start")
            }

            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) {
                events.append("fail")
                self.error = error as? WKError
            }
        }

        private final class Decider: NSObject, WKNavigationDelegate {
            var events: [String] = []
            var policy = WKNavigationActionPolicy.cancel

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
            ) {
                events.append("decide \(navigationAction.request.url?.host ?? "")")
                decisionHandler(policy)
            }

            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) {
                events.append("fail")
            }
        }

        private let url = URL(string: "https://example.com/a")!

        @Test("a request fails, and the page can be opened in the browser")
        func failure() async {
            let screen = HeadlessScreen()
            let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let delegate = Delegate()
            view.navigationDelegate = delegate
            screen.show(view)
            #expect(view.load(URLRequest(url: url)) != nil)
            #expect(view.isLoading && view.url == url)
            #expect(await eventually { delegate.events == ["start", "fail"] })
            #expect(delegate.error == WKError(.unknown) && !view.isLoading)
            screen.settle()
            #expect(screen.texts.contains("example.com"))
            screen.tap("Open in Browser")
            #expect(screen.openedURLs == [url])
        }

        @Test("markup opens in the browser as a file")
        func markup() async throws {
            let screen = HeadlessScreen()
            let view = WKWebView(frame: .zero)
            screen.show(view)
            view.loadHTMLString("<p>Trail</p>", baseURL: nil)
            #expect(await eventually { !view.isLoading })
            screen.settle()
            screen.tap("Open in Browser")
            let file = try #require(screen.openedURLs.first)
            #expect(file.isFileURL && file.pathExtension == "html")
            #expect(try String(contentsOf: file, encoding: .utf8) == "<p>Trail</p>")
            try FileManager.default.removeItem(at: file)
        }

        @Test("the delegate decides whether a page is loaded")
        func policy() async {
            let view = WKWebView(frame: .zero)
            let decider = Decider()
            view.navigationDelegate = decider
            view.load(URLRequest(url: url))
            #expect(await eventually { !view.isLoading })
            #expect(decider.events == ["decide example.com"])
            decider.policy = .allow
            view.reload()
            #expect(await eventually { !view.isLoading })
            #expect(decider.events == ["decide example.com", "decide example.com", "fail"])
        }

        @Test("scripts fail")
        func scripts() async {
            let view = WKWebView(frame: .zero)
            await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
                _ = try await view.evaluateJavaScript("1") as? Int
            }
        }
    }
}
