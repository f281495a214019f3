/// A constraint of a nib, whose items are identifiers.
final class NibConstraint {
    struct Item {
        /// The identifier of the item, or `nil` for the view that contains the constraint.
        let id: String?
        let attribute: NSLayoutConstraint.Attribute
    }

    let id: String
    let type: NSLayoutConstraint.Type
    /// Whether another element refers to the constraint.
    let isReferenced: Bool
    let line: Int
    private(set) var first: Item
    private(set) var second: Item?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority
    let identifier: String?
    let isInstalled: Bool
    let variations: [NibVariation]

    /// Compiles a `constraint` element. Returns `nil` for placeholders and, with a warning, for invalid
    /// constraints.
    @MainActor
    init?(_ element: NibElement, compiler: NibCompiler) throws(NibError) {
        let document = compiler.document
        guard element.name == "constraint", element.flag("placeholder") != true else { return nil }
        guard let first = try NibConstraint.item("first", element, document) else {
            document.warn("a constraint with an unsupported attribute is ignored", line: element.line)
            return nil
        }
        self.first = first
        second = try NibConstraint.item("second", element, document)
        if second == nil, element["secondItem"] != nil || element["secondAttribute"] != nil {
            document.warn("a constraint to an unsupported attribute is ignored", line: element.line)
            return nil
        }
        switch element["relation"] {
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        case "lessThanOrEqual": relation = .lessThanOrEqual
        default: relation = .equal
        }
        multiplier = element["multiplier"].flatMap(NibConstraint.ratio) ?? 1
        id = element.id ?? ""
        type =
            try compiler.type(of: element, for: NSLayoutConstraint.self) as? NSLayoutConstraint.Type
            ?? NSLayoutConstraint.self
        line = element.line
        identifier = element["identifier"]
        isInstalled = element.flag("installed") ?? true
        var variations: [NibVariation] = []
        for child in element.children where child.name == "variation" {
            if let variation = try NibVariation(child, of: element, nil, compiler: compiler) {
                variations.append(variation)
            }
        }
        self.variations = variations
        isReferenced = !variations.isEmpty || document.isReferenced(id)
        let rawPriority = Float(element.number("priority") ?? 1000)
        priority = UILayoutPriority(min(max(rawPriority, 1), 1000))
        // The constant of a symbolic constraint is the standard spacing at the time of writing. If it is
        // missing, use the spacing between siblings.
        let defaultConstant = element.flag("symbolic") == true ? Double(SystemSpacing.betweenViews) : 0
        constant = CGFloat(element.number("constant") ?? defaultConstant)
    }

    @MainActor
    private static func item(
        _ side: String, _ element: NibElement, _ document: NibDocument
    ) throws(NibError) -> Item? {
        guard let name = element["\(side)Attribute"], let attribute = NibVocabulary.layoutAttributes[name] else {
            return nil
        }
        let id = element["\(side)Item"]
        if side == "second", id == nil { return nil }
        if let id, document.element(id) == nil {
            throw document.error(.danglingReference(id), at: element, remedy: "remove the constraint from the nib")
        }
        return Item(id: id, attribute: attribute)
    }

    /// Relates the view that contains the constraint instead of the object with an identifier.
    func replaceItem(_ id: String?) {
        if first.id == id { first = Item(id: nil, attribute: first.attribute) }
        if let second, second.id == id { self.second = Item(id: nil, attribute: second.attribute) }
    }

    /// Parses a number such as `0.5` or a ratio such as `3:4`.
    static func ratio(_ string: String) -> CGFloat? {
        let parts = string.split(separator: ":", omittingEmptySubsequences: false).map { NibNumber(String($0))?.value }
        if parts.count == 1, let number = parts[0] { return CGFloat(number) }
        guard parts.count == 2, let over = parts[0], let under = parts[1], under != 0 else { return nil }
        let ratio = over / under
        return ratio.isFinite && NibNumber.range.contains(ratio) ? CGFloat(ratio) : nil
    }
}

extension SystemGuideKind {
    /// Creates the kind of the system guide with the given key in nibs.
    init?(nibKey key: String?) {
        switch key {
        case "safeArea": self = .safeArea
        case "layoutMargins": self = .layoutMargins
        case "readableContent": self = .readableContent
        case "keyboard": self = .keyboard
        case "contentLayoutGuide": self = .scrollContent
        case "frameLayoutGuide": self = .scrollFrame
        default: return nil
        }
    }
}
