internal import FrameworkViews
@_exported import UIKit

/// A screen for a web page.
///
/// The page is opened in the desktop's browser when the screen has appeared, because there is no browser view. The
/// screen states that, and has a button that opens the page again and a Done button. The delegate is notified of the
/// initial load, and when the user taps Done.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The title of the button that closes the screen.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close = 1
        /// Cancel.
        case cancel = 2
    }

    /// The settings of a screen.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether the page is displayed in the browser's reader. Not supported: the browser decides.
        open var entersReaderIfAvailable = false
        /// Whether the bar collapses on scrolling. Not supported: there is no bar above a page.
        open var barCollapsingEnabled = true

        /// Creates the default settings.
        public nonisolated override init() {
            super.init()
        }

        open nonisolated override func copy() -> Any { copy(with: nil) }

        public nonisolated func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = Configuration()
                copy.entersReaderIfAvailable = entersReaderIfAvailable
                copy.barCollapsingEnabled = barCollapsingEnabled
                return UncheckedCopy(copy)
            }.value
        }
    }

    private let url: URL
    private var hasOpenedPage = false

    /// The object that is notified of events.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// The settings.
    open private(set) var configuration: Configuration

    /// The background color of the bar.
    open var preferredBarTintColor: UIColor?

    /// The color of the bar's buttons.
    open var preferredControlTintColor: UIColor? {
        didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
    }

    /// The title of the button that closes the screen. Stored only: the button is always Done.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a screen for a page.
    ///
    /// - Parameters:
    ///   - URL: The page, whose scheme must be `http` or `https`.
    ///   - configuration: The settings, which are copied.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "SFSafariViewController was created for \(URL). Only URLs with the scheme http or https are supported.")
        url = URL
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a screen for a page with the default settings.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    /// Creates a screen for a page.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = preferredControlTintColor
        addMessage(
            MessageView.Message(
                title: url.host ?? url.absoluteString, detail: "The page was opened in your browser.",
                buttonTitle: "Open Again"
            ) { [weak self] in self?.openPage() },
            onDone: { [weak self] in self?.finish() })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpenedPage else { return }
        hasOpenedPage = true
        openPage()
    }

    private func openPage() {
        UIApplication.shared.open(url) { [weak self] isOpened in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
        }
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

/// A copy that is used only by the thread that made it.
private struct UncheckedCopy: @unchecked Sendable {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}

/// An object that is notified of events of a screen for a web page. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has tapped Done. The screen is dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// Tells the delegate that the app has opened the page in the browser.
    ///
    /// - Parameters:
    ///   - controller: The screen.
    ///   - didLoadSuccessfully: Whether the desktop has a browser.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// Tells the delegate about a redirection. Never called, because the browser does not report it.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}

    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
