import Foundation

/// A responder whose text supports editing at any position, selection, and composition by input methods.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range, or `nil` if there is no such range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range programmatically, without asking the delegate.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range. It is empty if there is only a caret, and `nil` if the text is not being edited.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the marked text, which an input method is composing.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text, or `nil` for the default appearance.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text and selects a part of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the marked text unchanged.
    func unmarkText()

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance in UTF-16 units, or `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a distance in characters in a layout direction, or `nil` outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Compares the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The delegate that is notified of changes not made by the keyboard.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer that finds words, lines, and sentences.
    var tokenizer: any UITextInputTokenizer { get }

    /// Returns the position of a range that is farthest in a layout direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the end of the text in a layout direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the writing direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the writing direction of the text in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns the rectangle of the first line of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles that highlight a selected range, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point in the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position within a range that is nearest to a point in the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point in the view.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Returns whether the text in a range may be replaced. Optional; the default implementation returns
    /// `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Called before the edit menu of the text is presented. Optional.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu of the text is dismissed. Optional.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The view whose coordinates are used for points and rectangles. The default for a view is the view
    /// itself.
    var textInputView: UIView { get }
}

extension UITextInput {
    /// The default implementation returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// The default implementation does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// The default implementation does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// An object that is notified of text changes not made by the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Notifies the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Notifies the delegate that the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A storage direction or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the storage or layout direction.
    public var rawValue: Int

    /// Creates a direction with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a direction from a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Creates a direction from a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The size of a text unit.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}
