extension NSLayoutConstraint.Attribute {
    /// The attribute's name as it stands behind that of its item.
    var name: String { "\(self)" }
}

@MainActor
extension LayoutTerm {
    var name: String { "\(LayoutTerm.name(of: item)).\(attribute.name)" }

    /// What an item is called: its class and address, and what a person would know it by.
    static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        let known: String? =
            switch item {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
            default: nil
            }
        return "\(type(of: item)):\(address(of: item))\(known.map { "'\($0)'" } ?? "")"
    }

    /// Where `object` is in memory, as it is printed.
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    }
}

@MainActor
extension LayoutOperand {
    /// The operand as it stands in the description of a constraint.
    var name: String {
        guard let origin else { return term.name }
        return "(\(origin.name) -> \(term.name))"
    }

    /// The operand as its anchor describes itself.
    var anchorDescription: String {
        let kind =
            isDimension ? "NSLayoutDimension" : axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
        return "<\(kind) \"\(name)\">"
    }
}
