import Foundation

/// An attributed text that notifies layout managers of its edits.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` after
/// each change. All other methods use these four.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were inserted, deleted or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before the delegate is asked to correct an edit.
    public class var willProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    }

    /// Posted after an edit, before the layout changes.
    public class var didProcessEditingNotification: NSNotification.Name {
        NSNotification.Name("NSTextStorageDidProcessEditingNotification")
    }

    private final var managers: [NSLayoutManager] = []
    private final var editingDepth = 0
    private final var isProcessing = false
    /// Whether the recorded edit has changed the inherited storage, which subclasses with a storage of their own do
    /// not change.
    private final var hasChangedInherited = false
    private final lazy var characters = TextStorageString(of: self)

    /// Creates an empty text storage.
    public init() { super.init(string: "") }

    /// Creates a text storage with a text without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Creates a text storage with a text that has the same attributes everywhere.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
        super.init(string: string, attributes: attributes)
    }

    /// Creates a text storage with a copy of an attributed text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Creates a text storage from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Text

    /// The characters of the text.
    open override var string: String { super.string }

    /// The characters, whose changes edit the text storage.
    open override var mutableString: NSMutableString { characters }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        hasChangedInherited = true
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        hasChangedInherited = false
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        hasChangedInherited = true
        edited(.editedAttributes, range: range, changeInLength: 0)
        hasChangedInherited = false
    }

    /// Copies an edit of a subclass with a storage of its own to the inherited storage, which Foundation reads.
    private final func mirror(_ range: NSRange, delta: Int) {
        let new = NSRange(location: range.location, length: max(0, range.length + delta))
        let characters = Array(string.utf16.dropFirst(new.location).prefix(new.length))
        super.replaceCharacters(in: range, with: String(decoding: characters, as: UTF16.self))
        var location = new.location
        while location < new.location + new.length {
            var run = NSRange()
            let attributes = attributes(at: location, effectiveRange: &run)
            let end = min(new.location + new.length, max(location + 1, run.location + run.length))
            super.setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
    }

    // MARK: Editing

    /// The kinds of the edits that have not been processed yet.
    open private(set) var editedMask: EditActions = []
    /// The range of the edits that have not been processed yet, in the edited text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The difference in length by the edits that have not been processed yet.
    open private(set) var changeInLength = 0

    /// The delegate, which is notified of edits and can correct them.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// Records an edit, and processes it unless it is part of several edits.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the edit.
    ///   - editedRange: The range in the text before the edit.
    ///   - delta: The difference in length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !hasChangedInherited { mirror(editedRange, delta: delta) }
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = new
        } else {
            let old = self.editedRange
            let oldEnd = old.location + old.length
            let end = oldEnd >= editedRange.location ? max(old.location, oldEnd + delta) : oldEnd
            let start = min(old.location, new.location)
            self.editedRange = NSRange(location: start, length: max(end, new.location + new.length) - start)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0, !isProcessing { processEditing() }
    }

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        if editingDepth == 0, !editedMask.isEmpty, !isProcessing { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the recorded edits. Overrides must call `super`.
    open func processEditing() {
        guard !isProcessing else { return }
        isProcessing = true
        notify(Self.willProcessEditingNotification) {
            $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4)
        }
        notify(Self.didProcessEditingNotification) {
            $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4)
        }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        isProcessing = false
        guard !managers.isEmpty else { return }
        onMainActor { storage in
            for manager in storage.managers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    private final func notify(
        _ name: NSNotification.Name,
        _ call: @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void
    ) {
        NotificationCenter.default.post(name: name, object: self)
        guard delegate != nil else { return }
        onMainActor { storage in
            guard let delegate = storage.delegate else { return }
            call(delegate, storage, storage.editedMask, storage.editedRange, storage.changeInLength)
        }
    }

    /// Runs a closure on the main actor, which owns layout managers and delegates.
    private final func onMainActor(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { body(storage) }
    }

    // MARK: Layout managers

    /// The layout managers, which lay out the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, which lays out the text from then on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        onMainActor { aLayoutManager.storageDidChange(to: $0) }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: index)
        onMainActor { _ in aLayoutManager.storageDidChange(to: nil) }
    }

    // MARK: Attribute fixing

    /// Whether attributes are corrected when they are read: no, because no attributes need corrections.
    open var fixesAttributesLazily: Bool { false }

    // MARK: Changes by the primitive methods

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replace(NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replace(NSRange(location: length, length: 0), with: attrString)
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replace(NSRange(location: 0, length: length), with: attrString)
    }

    /// Replaces a range with an attributed text.
    private final func replace(_ range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }

    /// Changes the attributes of each run of a range.
    private final func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        enumerateAttributes(in: range) { attributes, run, _ in
            var attributes = attributes
            change(&attributes)
            runs.append((attributes, run))
        }
        beginEditing()
        for (attributes, run) in runs { setAttributes(attributes, range: run) }
        endEditing()
    }
}
