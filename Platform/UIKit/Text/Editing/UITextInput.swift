import Foundation

/// A responder whose text can be edited at any place, selected, and composed by input methods.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text in a range; nil where there is no such range.
    func text(in range: UITextRange) -> String?
    /// Puts `text` in the place of a range, as code does: nobody is asked.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected: an empty range where there is just a caret, nil while nothing is edited.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is composing.
    var markedTextRange: UITextRange? { get }
    /// How what is being composed is shown; nil for the system's way.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Shows what an input method is composing, with a part of it selected.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes what is being composed as it is.
    func unmarkText()

    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last character.
    var endOfDocument: UITextPosition { get }

    /// The range between two positions, in whichever order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units on; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many characters on in a direction of the screen; nil outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Who is told of changes that the keyboard did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, lines and sentences.
    var tokenizer: any UITextInputTokenizer { get }

    /// The position of a range that is farthest in a direction of the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// From a position as far as the text goes in a direction of the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Which way the text runs at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Says which way the text of a range runs.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The rectangle of the first line of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where a caret is at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// What is tinted where a range is selected, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position nearest to a point of the view, inside of a range.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Whether the text of a range may be replaced. Optional: it may.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The edit menu is about to be shown for the text. Optional.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The edit menu of the text is about to go. Optional.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The view that rectangles and points are about. Optional: the responder itself.
    var textInputView: UIView { get }
}

extension UITextInput {
    /// It may.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Nothing happens.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Nothing happens.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// What is told of changes in a text that the keyboard did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
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

/// A direction in the order of the text, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction.
    public var rawValue: Int

    /// Makes a direction of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// How large the pieces are that a text is taken in.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}
