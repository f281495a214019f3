import Foundation

/// An object that lays out the text of a text storage in a text container.
///
/// Each UTF-16 code unit counts as one glyph: a glyph's index is the index of its character. The text is laid out in
/// the first container; others are stored and remain empty.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    private weak var storage: NSTextStorage?
    private var containers: [NSTextContainer] = []
    private var cachedLayout: ContainerLayout?

    /// Creates a layout manager without a text storage and containers.
    public override init() {
        super.init()
    }

    /// The delegate, which is notified of the layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Text storage

    /// The text storage. Add the layout manager to it with `addLayoutManager(_:)`.
    open weak var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }

    /// Called by the text storage that the layout manager is added to or removed from.
    final func storageDidChange(to new: NSTextStorage?) {
        storage = new
        for container in containers { container.textView?.adoptStorage() }
        invalidate()
    }

    /// Updates the layout after an edit of the text storage, which calls this method.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        for container in containers {
            container.textView?.storageDidProcess(editMask, range: newCharRange, changeInLength: delta)
        }
    }

    // MARK: Containers

    /// The text containers, of which the first contains the text.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        let container = containers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        invalidate()
    }

    /// Invalidates the layout after a container has changed, which calls this method.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    // MARK: Layout

    /// Invalidates the layout of a range. The layout is computed again when it is used.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        invalidate()
        for container in containers { container.textView?.textContainerDidChange() }
    }

    /// Invalidates the glyphs of a range, and with them their layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }

    /// Draws the text views of a range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in containers { container.textView?.displayDidChange() }
    }

    /// Draws the text views of a range again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// Lays out the text in a container.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(in: container) }

    /// Lays out a range of the text.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }

    /// Lays out a range of the text.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }

    /// Lays out the text in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout(in: container) }

    /// Creates the glyphs of a range.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }

    /// Creates the glyphs of a range.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }

    /// Whether the layout of a part of the text does not require that of the preceding text. The layout is always
    /// complete.
    open var hasNonContiguousLayout: Bool { false }

    private func invalidate() {
        guard cachedLayout != nil else { return }
        cachedLayout = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// The layout of the text in the first container; `nil` without a text storage or container.
    final var layout: ContainerLayout? { containers.first.flatMap { layout(in: $0) } }

    /// Returns the layout of the text in a container; `nil` if the container is not the first.
    final func layout(in container: NSTextContainer) -> ContainerLayout? {
        guard let storage, container === containers.first else { return nil }
        if let view = container.textView {
            // The text view lays out the text itself. Positions require the heights of all preceding paragraphs.
            view.measureText()
            return ContainerLayout(block: view.block, container: container, length: storage.length)
        }
        if let cachedLayout { return cachedLayout }
        let layout = ContainerLayout(of: storage, in: container)
        cachedLayout = layout
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
        return layout
    }
}

/// The delegate of a layout manager.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Tells the delegate that the layout is not valid any more.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Tells the delegate that the text was laid out in a container.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// The default implementation does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// The default implementation does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
