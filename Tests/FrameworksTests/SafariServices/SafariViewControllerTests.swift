import Foundation
import SafariServices
import ScreenDriver
import Testing

extension ScreenTests {
    @Suite @MainActor struct SafariViewControllerTests {
        private final class Delegate: NSObject, SFSafariViewControllerDelegate {
            var events: [String] = []

            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("finish") }

            func safariViewController(
                _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
            ) {
                events.append("load \(didLoadSuccessfully)")
            }
        }

        private let url = URL(string: "https://example.com/path")!

        @Test("a presented page is opened in the browser once, and Done ends the presentation")
        func presentation() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            let delegate = Delegate()
            screen.show(root)
            let safari = SFSafariViewController(url: url)
            safari.delegate = delegate
            root.present(safari, animated: true)
            screen.settle()
            #expect(screen.openedURLs == [url])
            #expect(screen.texts.contains("example.com"))
            #expect(delegate.events == ["load true"])
            screen.tap("Open Again")
            #expect(screen.openedURLs == [url, url])
            screen.tap("Done")
            screen.settle()
            #expect(delegate.events == ["load true", "load true", "finish"])
            #expect(root.presentedViewController == nil)
        }

        @Test("the configuration is copied")
        func configuration() {
            let configuration = SFSafariViewController.Configuration()
            configuration.entersReaderIfAvailable = true
            let safari = SFSafariViewController(url: url, configuration: configuration)
            configuration.entersReaderIfAvailable = false
            #expect(safari.configuration.entersReaderIfAvailable)
        }

        @Test("a URL that is not a web page traps")
        func scheme() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                _ = SFSafariViewController(url: URL(string: "mailto:a@example.com")!)
            }
        }
    }
}
