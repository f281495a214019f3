import AdaptiveCards
import UIKit

/// The row below another one.
enum CardNeighbor {
    /// An element that is neither a field nor a button.
    case element(CardElement)
    /// Buttons beside or below each other.
    case bar
    /// A field or a button.
    case control
    /// There is no row.
    case end
}

/// The spaces and lines between the rows of cards.
extension CardStyle {
    /// Returns the space around an element in a row.
    ///
    /// - Parameters:
    ///   - isFirst: Whether there is no row above.
    ///   - next: The row below.
    func spaces(of element: CardElement, isFirst: Bool, before next: CardNeighbor) -> CardElementRow.Spaces {
        var spaces = CardElementRow.Spaces()
        if !hostConfig.spacing.isEmpty {
            // All of the space between two elements is above the second one, unless one of them has a background.
            spaces.top = points(isFirst || element.bleeds ? .padding : element.spacing)
            switch next {
            case .element(let next): spaces.bottom = next.bleeds ? points(next.spacing) : 0
            case .bar: spaces.bottom = 0
            case .control: break
            case .end: spaces.bottom = points(.padding)
            }
            if element.bleeds { spaces.bottom = points(.padding) }
        }
        spaces.hasLine = drawsSeparators && element.hasSeparator && !isFirst
        return spaces
    }

    /// Returns the space below a row of buttons.
    func spaceBelowBar(before next: CardNeighbor) -> CGFloat {
        switch next {
        case .bar: 0
        case .element: hostConfig.spacing.isEmpty ? points(.default) : 0
        case .control: points(.default)
        case .end: points(.padding)
        }
    }

    /// Returns whether there is no line of the table above the row below an element.
    func hidesSeparator(before next: CardNeighbor) -> Bool {
        switch next {
        case .element(let element): drawsSeparators || !element.hasSeparator
        case .bar: true
        case .control, .end: false
        }
    }

    /// Returns whether the row below draws the line above its element.
    func drawsSeparator(above next: CardNeighbor) -> Bool {
        if case .element(let element) = next { drawsSeparators && element.hasSeparator } else { false }
    }

    /// Whether lines between elements are drawn in their rows, because those of tables have no other thickness.
    private var drawsSeparators: Bool { hostConfig.separator != HostConfig.Separator() }
}
