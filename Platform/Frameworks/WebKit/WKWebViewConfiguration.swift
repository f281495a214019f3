import UIKit

/// The settings of a view for web pages. Stored only, because pages are not displayed.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// The scripts of the app.
    open var userContentController = WKUserContentController()
    /// The user's preferences.
    open var preferences = WKPreferences()
    /// The preferences for pages.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The cookies and stored data.
    open lazy var websiteDataStore = WKWebsiteDataStore.default()
    /// The process of pages.
    open var processPool = WKProcessPool()
    /// The name of the app in requests.
    open var applicationNameForUserAgent: String?
    /// Whether pages appear only when they are complete.
    open var suppressesIncrementalRendering = false
    /// Whether videos play within the page.
    open var allowsInlineMediaPlayback = false
    /// Whether videos play in a window of their own.
    open var allowsPictureInPictureMediaPlayback = true
    /// The media that play only after a tap.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The data that become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// Creates the default settings.
    public override nonisolated init() {
        super.init()
    }
}

/// The kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All kinds.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The user's preferences. Stored only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// The smallest size of text in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts can open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts are run.
    open var javaScriptEnabled = true
    /// Whether fraudulent pages have a warning.
    open var isFraudulentWebsiteWarningEnabled = true

    /// Creates the default preferences.
    public override nonisolated init() {
        super.init()
    }
}

/// The preferences for pages. Stored only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Whether scripts are run.
    open var allowsContentJavaScript = true

    /// Creates the default preferences.
    public override nonisolated init() {
        super.init()
    }
}

/// The process of pages. There are none.
open class WKProcessPool: NSObject, @unchecked Sendable {}

/// The cookies and stored data of pages. There are none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// Whether the data remain after the process.
    public final let isPersistent: Bool

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    /// Returns the data of the app.
    open class func `default`() -> WKWebsiteDataStore { shared }

    /// Returns new data that do not remain after the process.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// Returns all kinds of data. There are none.
    open class func allWebsiteDataTypes() -> Set<String> { [] }

    /// Removes data of kinds since a date. There are none.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { Task { completionHandler() } }
}

/// The scripts of an app and the messages that they send. Stored only, because scripts are not run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    /// Creates a controller without scripts.
    public override nonisolated init() {
        super.init()
    }

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Adds an object that receives the messages with a name. Retains the object.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }

    /// Removes the object that receives the messages with a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// An object that receives the messages of scripts. Never called, because scripts are not run.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Tells the object about a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script. No values are created on Linux.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The contents.
    public final let body: Any
    /// The name.
    public final let name: String

    init(name: String, body: Any) {
        self.name = name
        self.body = body
    }
}

/// The time at which a script is run.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page is loaded.
    case atDocumentStart = 0
    /// After the page is loaded.
    case atDocumentEnd = 1
}

/// A script of an app. Stored only, because scripts are not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The text.
    public final let source: String
    /// The time at which the script is run.
    public final let injectionTime: WKUserScriptInjectionTime
    /// Whether the script is run only for the page itself.
    public final let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}
