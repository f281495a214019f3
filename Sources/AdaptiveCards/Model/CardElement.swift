/// An element of a card: what is common to all elements, and the content.
public struct CardElement: Hashable, Sendable {
    /// The content of an element.
    public indirect enum Content: Hashable, Sendable {
        /// A text in one style, with a subset of Markdown.
        case text(CardTextBlock)
        /// A text in several styles.
        case richText(CardRichText)
        /// An image.
        case image(CardImage)
        /// Several images.
        case imageSet(CardImageSet)
        /// A video or a sound.
        case media(CardMedia)
        /// A group of elements.
        case container(CardContainer)
        /// Groups of elements beside each other.
        case columnSet(CardColumnSet)
        /// Pairs of a title and a value.
        case factSet(CardFactSet)
        /// Rows and columns of cells.
        case table(CardTable)
        /// Buttons.
        case actionSet([CardAction])
        /// Pages of which one is displayed.
        case carousel(CardCarousel)
        /// A field.
        case input(CardInput)
    }

    /// The content.
    public var content: Content
    /// The identifier, by which actions refer to the element and inputs are submitted.
    public var id: String?
    /// Whether the element is displayed until an action toggles it.
    public var isVisible = true
    /// Whether there is a line above the element.
    public var hasSeparator = false
    /// The space above the element.
    public var spacing = CardSpacing.default
    /// Whether the element takes the height that is left over.
    public var height = CardElementHeight.auto
    /// The properties that have no place in the model.
    public var otherProperties: [String: JSONValue] = [:]

    /// Creates an element.
    public init(_ content: Content, id: String? = nil) {
        self.content = content
        self.id = id
    }
}

extension CardElement {
    /// The elements inside of this one, in order.
    public var children: [CardElement] {
        switch content {
        case .container(let container): container.items
        case .columnSet(let set): set.columns.flatMap(\.container.items)
        case .table(let table): table.rows.flatMap(\.cells).flatMap(\.items)
        case .carousel(let carousel): carousel.pages.flatMap(\.container.items)
        case .text, .richText, .image, .imageSet, .media, .factSet, .actionSet, .input: []
        }
    }

    /// The field, or `nil` for other elements.
    public var input: CardInput? {
        if case .input(let input) = content { input } else { nil }
    }
}

extension Sequence<CardElement> {
    /// The elements and all elements inside of them, in the order of the card.
    public var descendants: [CardElement] { flatMap { [$0] + $0.children.descendants } }
}
