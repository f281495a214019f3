internal import DataExchange
import Foundation

/// A container for copied items, each of which may be available in several types.
///
/// In a window, the general pasteboard is the desktop's clipboard. Headless, it is a clipboard of the
/// headless screen. Other programs exchange all types of data: types with a MIME type, such as
/// `public.png` and `public.html`, by that, and others by their identifiers. They know only one item: all texts are
/// lines of one text, all URLs are one list, and of each other type they receive the first item.
///
/// Data of other programs is received when it is used. The types, and properties such as `hasImages`, do not receive it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw value of the name.
        public let rawValue: String

        /// Creates a name with a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name with a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The keys of the options for setting items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key with a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date` at which the items expire.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool` that indicates whether the items remain on this device. They always do.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static let shared = UIPasteboard(.general)
    private static var named: [Name: UIPasteboard] = [:]

    /// The pasteboard that is shared by all apps.
    open class var general: UIPasteboard { shared }

    /// The name of the pasteboard.
    open private(set) var name: Name

    private var storedContents: [PasteboardItem] = []
    private var expiration: Date?
    /// The desktop's clipboard at the last check, and its change count then.
    private var lastClipboard: (selection: any HostSelection, changeCount: Int)?
    private var storedChangeCount = 0
    /// The clipboard of a process without a host.
    private static let fallbackClipboard = MemorySelection()

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// Creates a pasteboard of the app, or returns an existing one.
    ///
    /// Returns `nil` if no pasteboard of that name exists and `create` is `false`.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(pasteboardName)
        // Objects with the same name share the items of the first one.
        original = Self.named[pasteboardName]
        if original == nil { Self.named[pasteboardName] = self }
    }

    /// Creates a pasteboard of the app with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let new = UIPasteboard(Name(UUID().uuidString))
        named[new.name] = new
        return new
    }

    /// Removes a pasteboard of the app and its items.
    open class func remove(withName pasteboardName: Name) {
        precondition(
            pasteboardName != .general,
            "UIPasteboard.remove(withName:) was called for the general pasteboard, which cannot be removed. "
                + "Set its items to [] to empty it.")
        named.removeValue(forKey: pasteboardName)?.items = []
    }

    /// The first pasteboard object of the same name, which stores the items.
    private var original: UIPasteboard?

    // MARK: Items

    /// The items, as dictionaries from types to values. Text and URLs are stored as such, images and colors
    /// as such or as data.
    open var items: [[String: Any]] {
        get { contents.map(\.values) }
        set { setItems(newValue) }
    }

    /// Replaces all items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        setContents(items.map { PasteboardItem($0) }, expiration: options[.expirationDate] as? Date)
    }

    /// Appends items.
    open func addItems(_ items: [[String: Any]]) {
        setContents(contents + items.map { PasteboardItem($0) }, expiration: nil)
    }

    /// The items, whose values may not have been loaded.
    final var contents: [PasteboardItem] {
        if let original { return original.contents }
        updateFromClipboard()
        if let expiration, expiration < Date() { return [] }
        return storedContents
    }

    /// Replaces all items.
    final func setContents(_ contents: [PasteboardItem], expiration: Date?) {
        if let original { return original.setContents(contents, expiration: expiration) }
        storedContents = contents
        self.expiration = expiration
        if name == .general {
            let clipboard = clipboard
            clipboard.offer(DataOffer(contents, expiration: expiration))
            lastClipboard = (clipboard, clipboard.changeCount)
        }
        storedChangeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Replaces the items if another program has changed the clipboard.
    private func updateFromClipboard() {
        guard name == .general else { return }
        let clipboard = clipboard
        let changeCount = clipboard.changeCount
        if let lastClipboard, lastClipboard.selection === clipboard, lastClipboard.changeCount == changeCount { return }
        lastClipboard = (clipboard, changeCount)
        storedContents = DesktopItem.items(of: clipboard, changeCount: changeCount)
        expiration = nil
        storedChangeCount += 1
    }

    private var clipboard: any HostSelection {
        UIApplication.shared.host?.selection(.clipboard) ?? Self.fallbackClipboard
    }

    /// The number of items.
    open var numberOfItems: Int { contents.count }

    /// The number of times the pasteboard's contents have changed.
    open var changeCount: Int {
        if let original { return original.changeCount }
        updateFromClipboard()
        return storedChangeCount
    }

    /// Posted when the app has changed a pasteboard. The notification's object is the pasteboard.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    // MARK: Types

    /// The first string, or `nil` if there is none. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings, or `nil` if there are none. Other programs receive them as lines of one text.
    open var strings: [String]? {
        get { baseStrings }
        set { baseStrings = newValue }
    }

    /// The first URL, or `nil` if there is none.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All URLs, or `nil` if there are none. They are also available as text.
    open var urls: [URL]? {
        get { baseURLs }
        set { baseURLs = newValue }
    }

    /// The first image, or `nil` if there is none.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All images, or `nil` if there are none.
    open var images: [UIImage]? {
        get { baseImages }
        set { baseImages = newValue }
    }

    /// The first color, or `nil` if there is none.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colors, or `nil` if there are none.
    open var colors: [UIColor]? {
        get { baseColors }
        set { baseColors = newValue }
    }

    /// Whether there is a string.
    open var hasStrings: Bool { contents.contains(where: PasteboardType.hasText) }

    /// Whether there is a URL.
    open var hasURLs: Bool { contents.contains(where: PasteboardType.hasURL) }

    /// Whether there is an image.
    open var hasImages: Bool { contents.contains { !PasteboardType.imageTypes(of: $0).isEmpty } }

    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }

    /// The types of the first item.
    open var types: [String] { contents.first?.types ?? [] }

    /// Returns the types of the items at the given indexes, or of all items. Returns `nil` if an index is
    /// out of range.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { baseTypes(forItemSet: itemSet) }

    /// Returns whether the first item is available in one of the given types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
    }

    /// Returns whether each of the items at the given indexes, or each item, is available in one of the
    /// given types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        baseContains(pasteboardTypes: pasteboardTypes, inItemSet: itemSet)
    }

    /// Returns the indexes of the items that are available in one of the given types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let contents = contents
        return IndexSet(contents.indices.filter { pasteboardTypes.contains(where: contents[$0].types.contains) })
    }

    /// Returns the data of the first item for a type, or `nil` if it is not available in that type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.first?[pasteboardType].flatMap(PasteboardType.data)
    }

    /// Returns the value of the first item for a type, or `nil` if it is not available in that type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { contents.first?[pasteboardType] }

    /// Returns the values of the items at the given indexes, or of all items, for a type. Returns `nil` if
    /// an index is out of range.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        baseValues(forPasteboardType: pasteboardType, inItemSet: itemSet)
    }

    /// Returns the data of the items at the given indexes, or of all items, for a type. Returns `nil` if an
    /// index is out of range.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        baseData(forPasteboardType: pasteboardType, inItemSet: itemSet)
    }

    /// Replaces all items by one item with the given value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Replaces all items by one item with the given data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }
}
