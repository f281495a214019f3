import Foundation

/// What is copied here and pasted there: the clipboard of the desktop, in a window; one of the screen's own, headless.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private static let shared = UIPasteboard()

    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { shared }

    /// What was copied here last, piece by piece, and together as the clipboard has it.
    private var own: (pieces: [String], text: String)?
    private var knownText: String?
    private var changes = 0

    /// A clipboard for where nothing shows the app.
    private var textWithoutHost: String?

    private override init() {
        super.init()
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

    /// The text, or the first piece of it; nil without text. Setting it takes the place of all there is.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All pieces of text; nil without text. Other apps see them as lines of one text.
    open var strings: [String]? {
        get {
            guard let text = clipboard, !text.isEmpty else { return nil }
            if let own, own.text == text { return own.pieces }
            return [text]
        }
        set {
            let pieces = newValue ?? []
            let text = pieces.joined(separator: "\n")
            own = pieces.isEmpty ? nil : (pieces, text)
            clipboard = text
            knownText = text
            changes += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }

    /// How many pieces there are.
    open var numberOfItems: Int { strings?.count ?? 0 }

    /// How often what is there has changed: a number that differs from an earlier one tells that something was copied since.
    open var changeCount: Int {
        let text = clipboard ?? ""
        if text != knownText ?? "" {
            knownText = text
            changes += 1
        }
        return changes
    }

    /// The app has changed what is there; the object is the pasteboard.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }
}
