/// What items and their places are called in what is printed about constraints.
@MainActor
extension LayoutTerm {
    /// The item and its attribute, such as `UIView:0x….leading`.
    var name: String { "\(LayoutTerm.name(of: item)).\(attribute)" }

    /// What an item is called: the name by which tests know a view; else its class and its address, with the text of a
    /// label or a button or the identifier of a guide.
    static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        if let name = givenName(of: item) { return name }
        let text: String? =
            switch item {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let guide as UILayoutGuide: guide.identifier
            default: nil
            }
        let className = classNameAndAddress(of: item)
        guard let text, !text.isEmpty else { return className }
        return "\(className)'\(shortened(text))'"
    }

    /// The name that a view was given for tests: it stands alone, and what it means is listed at the end.
    static func givenName(of item: any LayoutItem) -> String? {
        guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
        return name
    }

    static func classNameAndAddress(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        // The system's classes go without their module, as in Objective-C.
        let short = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
        return "\(short):\(address(of: object))"
    }

    /// Where `object` is in memory.
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// Text that is too long to read over in the middle of a line goes without its end.
    private static func shortened(_ text: String) -> String {
        let longest = 25
        return text.count > longest ? "\(text.prefix(longest))..." : text
    }
}

@MainActor
extension LayoutOperand {
    /// The operand as it stands in the description of a constraint.
    var name: String {
        guard let origin else { return term.name }
        return "(\(term.name) - \(origin.name))"
    }

    /// The operand as `anchor`, which is for it, describes itself.
    func description(of anchor: AnyObject) -> String {
        let kind =
            if isDimension {
                "NSLayoutDimension"
            } else {
                axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
            }
        return "<\(kind):\(LayoutTerm.address(of: anchor)) \"\(name)\">"
    }
}
