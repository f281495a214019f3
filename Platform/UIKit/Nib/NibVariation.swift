extension NibVariation {
    /// Compiles an element such as `<variation key="heightClass=compact-widthClass=regular" …>`. Returns
    /// `nil` if the key does not describe size classes.
    @MainActor
    init?(
        _ element: NibElement, of owner: NibElement, _ nibClass: NibClass?, compiler: NibCompiler
    ) throws(NibError) {
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        let key = element.key ?? ""
        for part in key.split(separator: "-") where key != "default" {
            switch part {
            case "widthClass=compact": horizontal = .compact
            case "widthClass=regular": horizontal = .regular
            case "heightClass=compact": vertical = .compact
            case "heightClass=regular": vertical = .regular
            default: return nil
            }
        }
        self.horizontal = horizontal
        self.vertical = vertical
        for (name, string) in element.attributes where name != "key" {
            if let property = nibClass?.properties[name] {
                values[property.key] = compiler.value(of: property, named: name, string, in: owner)
            }
        }
        constant = element.number("constant").map { CGFloat($0) }
        priority = element.number("priority").map { UILayoutPriority(min(max(Float($0), 1), 1000)) }
        for child in element.children {
            if child.name == "mask" {
                included += child.children.filter { $0.name == "include" }.compactMap { $0["reference"] }
                excluded += child.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
            } else if let key = child.key, let property = nibClass?.properties[key] {
                values[property.key] = try compiler.value(of: property, child, of: owner)
            }
        }
    }

    /// Returns whether the variation applies to the size classes of the traits.
    func matches(_ traits: UITraitCollection) -> Bool {
        (horizontal == .unspecified || horizontal == traits.horizontalSizeClass)
            && (vertical == .unspecified || vertical == traits.verticalSizeClass)
    }

    /// The number of size classes that the variation specifies. More specific variations have precedence.
    var specificity: Int { (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1) }
}
