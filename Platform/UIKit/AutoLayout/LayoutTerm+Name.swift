/// Names of items and attributes in descriptions of constraints.
@MainActor
extension LayoutTerm {
    /// The item and its attribute, such as `UIView:0x….leading`.
    var name: String { "\(LayoutTerm.name(of: item)).\(attribute)" }

    /// Returns the name of an item: its accessibility identifier, or its class and address with the text of
    /// a label or button or the identifier of a guide.
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

    /// Returns the accessibility identifier, which is used as the name and explained at the end of the
    /// description.
    static func givenName(of item: any LayoutItem) -> String? {
        guard let name = (item as? UIView)?.accessibilityIdentifier, !name.isEmpty else { return nil }
        return name
    }

    static func classNameAndAddress(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        // Classes of UIKit are printed without a module, as in Objective-C.
        let short = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
        return "\(short):\(address(of: object))"
    }

    /// Returns the address of `object`.
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// Returns the text, truncated to 25 characters.
    private static func shortened(_ text: String) -> String {
        let longest = 25
        return text.count > longest ? "\(text.prefix(longest))..." : text
    }
}

@MainActor
extension LayoutOperand {
    /// The operand in descriptions of constraints.
    var name: String {
        guard let origin else { return term.name }
        return "(\(term.name) - \(origin.name))"
    }

    /// Returns the description of an anchor with this operand.
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
