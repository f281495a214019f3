import Foundation

/// What is copied here and pasted there: items, each of which may be there in several types.
///
/// The general one is the clipboard of the desktop, in a window, or one of the screen's own, headless. Other programs see the text of its
/// items; whatever else is in them stays with this one.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// That of the pasteboard that all apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What else can be said of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items stay on this device, as they always do here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static let shared = UIPasteboard(.general)
    private static var named: [Name: UIPasteboard] = [:]

    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { shared }

    /// What it is called.
    public let name: Name

    private var own: [[String: Any]] = []
    private var expiration: Date?
    /// The text that stood for the items on the clipboard when it was last looked at.
    private var knownText = ""
    private var changes = 0
    /// A clipboard for where nothing shows the app.
    private var textWithoutHost: String?

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// A pasteboard of the app's own.
    ///
    /// Nil if there is none of that name and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(pasteboardName)
        // Two objects of one name are one pasteboard.
        twin = Self.named[pasteboardName]
        if twin == nil { Self.named[pasteboardName] = self }
    }

    /// A new pasteboard of the app's own, with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let new = UIPasteboard(Name(UUID().uuidString))
        named[new.name] = new
        return new
    }

    /// Empties a pasteboard of the app's own, and forgets it.
    open class func remove(withName pasteboardName: Name) {
        precondition(pasteboardName != .general, "The general pasteboard can't be removed: it is everybody's")
        named.removeValue(forKey: pasteboardName)?.items = []
    }

    /// The object that keeps the items, if another was there first.
    private var twin: UIPasteboard?

    // MARK: Items

    /// All items, each by type. Text and addresses are there as such, pictures and colours as these or as data.
    open var items: [[String: Any]] {
        get { twin?.items ?? shownItems }
        set { setItems(newValue) }
    }

    /// Takes the place of all there is.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        if let twin { return twin.setItems(items, options: options) }
        own = items
        expiration = options[.expirationDate] as? Date
        let text = Self.text(of: items)
        if name == .general { clipboard = text }
        knownText = text
        changes += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Adds items behind those that are there.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    private var shownItems: [[String: Any]] {
        lookAtClipboard()
        if let expiration, expiration < Date() { return [] }
        return own
    }

    /// What another program has copied takes the place of all there was.
    private func lookAtClipboard() {
        guard name == .general, (clipboard ?? "") != knownText else { return }
        knownText = clipboard ?? ""
        own = knownText.isEmpty ? [] : [[PasteboardType.text: knownText]]
        expiration = nil
        changes += 1
    }

    /// How other programs see items: as lines of text.
    private static func text(of items: [[String: Any]]) -> String {
        items.compactMap { PasteboardType.string(in: $0) ?? PasteboardType.url(in: $0)?.absoluteString }
            .joined(separator: "\n")
    }

    private var clipboard: String? {
        get { UIApplication.shared.host.map { $0.clipboardText } ?? textWithoutHost }
        set {
            if let host = UIApplication.shared.host {
                host.clipboardText = newValue
            } else {
                textWithoutHost = newValue
            }
        }
    }

    /// How many items there are.
    open var numberOfItems: Int { items.count }

    /// How often what is there has changed: a number that differs from an earlier one tells that something was copied since.
    open var changeCount: Int {
        if let twin { return twin.changeCount }
        lookAtClipboard()
        return changes
    }

    /// The app has changed what is there; the object is the pasteboard.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }
}
