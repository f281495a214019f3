extension Form: CustomDebugStringConvertible {
    /// A tree of the form's sections and rows.
    ///
    /// ```
    /// Form: 2 sections, 1000002 rows
    /// ├ Section "house" · header Title(text: "House Stark", image: nil) · index "S"
    /// │ ├ Title(text: "Winterfell", image: nil) · id "winterfell" · onSelect
    /// │ └ Title(text: "The Wall", image: nil)
    /// └ Section "log" · lazy, 1000000 rows
    /// ```
    ///
    /// At most 100 rows of a section are described. The rows of lazy sections are not, because they would
    /// have to be made.
    public var debugDescription: String {
        let sections = sections
        let rows = sections.reduce(0) { $0 + $1.rows.count }
        return DescriptionTree(
            line: "Form: \(sections.count.counted("section")), \(rows.counted("row"))",
            children: sections.map(\.descriptionTree)
        ).text
    }
}

extension Section: CustomDebugStringConvertible {
    /// A tree of the section's rows. See ``Form/debugDescription``.
    public var debugDescription: String { descriptionTree.text }

    fileprivate var descriptionTree: DescriptionTree {
        var parts = ["Section" + (explicitID.map { " " + String(reflecting: $0.base) } ?? "")]
        if let header { parts.append("header \(header.shortDescription)") }
        if let footer { parts.append("footer \(footer.shortDescription)") }
        if let title = attributes.indexTitle { parts.append("index \(String(reflecting: title))") }
        if let height = attributes.headerHeight { parts.append("header height \(height)") }
        if let height = attributes.footerHeight { parts.append("footer height \(height)") }
        switch attributes.collapsing {
        case nil: break
        case .automatic: parts.append("collapsible")
        case .bound(let isExpanded, _): parts.append(isExpanded ? "collapsible" : "collapsed")
        }
        guard case .eager(let list) = rows else {
            parts.append("lazy, \(rows.count.counted("row"))")
            return DescriptionTree(line: parts.joined(separator: " · "))
        }
        let limit = 100
        var children = list.prefix(limit).map { DescriptionTree(line: $0.debugDescription) }
        if list.count > limit {
            children.append(DescriptionTree(line: "… and \((list.count - limit).counted("row")) more"))
        }
        return DescriptionTree(line: parts.joined(separator: " · "), children: children)
    }
}

extension Row: CustomDebugStringConvertible {
    /// The content, id and modifiers of the row in one line.
    public var debugDescription: String {
        var parts = [String(describing: component.base).shortened()]
        if let explicitID { parts.append("id \(String(reflecting: explicitID.base).shortened(to: 60))") }
        if let height { parts.append("height \(height)") }
        if accessory != nil { parts.append("accessory") }
        if onSelect != nil { parts.append("onSelect") }
        if let attributes { parts += attributes.names }
        return parts.joined(separator: " · ")
    }
}

extension HeaderFooter {
    fileprivate var shortDescription: String {
        switch self {
        case .title(let title): String(reflecting: title).shortened()
        case .component(let component): String(describing: component).shortened()
        }
    }
}

extension Int {
    fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
