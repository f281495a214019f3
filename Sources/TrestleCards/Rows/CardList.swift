import AdaptiveCards
import Trestle

/// The elements of a long card, each of which is one row that is made when it is displayed.
///
/// A list keeps what it has found out about elements that a newer card has, too, so that a change of one element among thousands costs
/// little more than finding it.
struct CardList {
    /// An element of the card. Elements that have not changed are the same object in the next list.
    final class Element: Identifiable, Equatable, Sendable {
        let id: String
        let content: CardElement
        /// Whether there is no line below the row.
        let hidesSeparator: Bool
        let spaces: CardElementRow.Spaces

        init(id: String, content: CardElement, hidesSeparator: Bool, spaces: CardElementRow.Spaces) {
            self.id = id
            self.content = content
            self.hidesSeparator = hidesSeparator
            self.spaces = spaces
        }

        static func == (first: Element, second: Element) -> Bool {
            first === second
                || first.id == second.id && first.hidesSeparator == second.hidesSeparator
                    && first.spaces == second.spaces && first.content == second.content
        }
    }

    /// The number of elements from which on a card is a list.
    static let minimumCount = 200

    let elements: [Element]
    /// The visible elements of the card.
    private let contents: [CardElement]

    /// Creates the list of a card, or returns `nil` if one of its elements has several rows, or fields, which forms have to know.
    ///
    /// - Parameters:
    ///   - body: The elements of the card.
    ///   - style: The style of the card.
    ///   - visibility: The visibility of elements that actions have displayed or hidden.
    ///   - previous: The list of an older version of the card.
    ///   - id: Returns the identifier of an element at an index.
    @MainActor
    init?(
        _ body: [CardElement], style: CardStyle, visibility: [String: Bool], previous: CardList?,
        id: (_ element: CardElement, _ index: Int) -> String
    ) {
        let contents =
            visibility.isEmpty && body.allSatisfy(\.isVisible)
            ? body : body.compactMap { $0.displayed(with: visibility) }
        let old = previous?.contents ?? []
        let (start, end) = Self.commonCounts(old, contents)
        // What is common has been checked before.
        guard contents[start..<contents.count - end].allSatisfy(\.isOneRow) else { return nil }
        func element(_ index: Int) -> Element {
            let content = contents[index]
            let next = index + 1 < contents.count ? CardNeighbor.element(contents[index + 1]) : .end
            return Element(
                id: id(content, index), content: content, hidesSeparator: style.hidesSeparator(before: next),
                // An element is not made again when others are inserted above it.
                spaces: style.spaces(of: content, isFirst: false, before: next))
        }
        // The line below the last common element depends on the next one.
        let kept = max(0, start - 1)
        var elements = Array(previous?.elements.prefix(kept) ?? [])
        elements.reserveCapacity(contents.count)
        for index in kept..<contents.count - end { elements.append(element(index)) }
        for (index, old) in zip(contents.count - end..<contents.count, previous?.elements.suffix(end) ?? []) {
            // An element without an identifier is known by its index.
            elements.append(old.content.id == nil && contents.count != previous?.contents.count ? element(index) : old)
        }
        self.elements = elements
        self.contents = contents
    }

    /// Returns the numbers of equal elements at the start and at the end of two arrays.
    private static func commonCounts(_ first: [CardElement], _ second: [CardElement]) -> (start: Int, end: Int) {
        // Without buffers, each comparison would retain all parts of both elements.
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                let count = min(first.count, second.count)
                var start = 0
                while start < count, first[start] == second[start] { start += 1 }
                var end = 0
                while end < count - start, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
                return (start, end)
            }
        }
    }
}

extension CardElement {
    /// Whether the element is displayed in one row without fields.
    fileprivate var isOneRow: Bool {
        switch content {
        case .text, .richText, .image, .imageSet, .media: true
        case .input, .actionSet, .factSet: false
        case .container, .columnSet, .table, .carousel: !needsSeparateRows
        }
    }
}
