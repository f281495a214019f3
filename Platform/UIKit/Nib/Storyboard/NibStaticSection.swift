/// A section of a static table in a storyboard.
struct NibStaticSection {
    let headerTitle: String?
    let footerTitle: String?
    let header: NibRecord?
    let footer: NibRecord?
    let cells: [NibRecord]

    @MainActor
    static func sections(_ element: NibElement, _ compiler: NibCompiler) throws(NibError) -> [NibStaticSection] {
        var sections: [NibStaticSection] = []
        for section in element.children where section.name == "tableViewSection" {
            func title(_ name: String) -> String? {
                let text = section[name] ?? section.value(name)?.text
                return text.map { compiler.localized($0, name, of: section) }
            }
            func view(_ key: String) throws(NibError) -> NibRecord? {
                guard let element = section.value(key) else { return nil }
                return try compiler.document.record(for: element)
            }
            sections.append(
                NibStaticSection(
                    headerTitle: title("headerTitle"), footerTitle: title("footerTitle"),
                    header: try view("headerView"), footer: try view("footerView"),
                    cells: try compiler.records(section.list("cells"))))
        }
        return sections
    }
}

extension StaticTableContent {
    /// Creates the cells, headers and footers of a storyboard's sections.
    init(_ sections: [NibStaticSection], in instance: NibInstance) {
        self.sections = sections.map { section in
            Section(
                headerTitle: section.headerTitle, footerTitle: section.footerTitle,
                header: section.header.flatMap(instance.make) as? UIView,
                footer: section.footer.flatMap(instance.make) as? UIView,
                rows: section.cells.compactMap { record in
                    guard let cell = instance.make(record) as? UITableViewCell else { return nil }
                    guard case .number(let height) = record.values["IBRowHeight"] else {
                        return Row(cell: cell, height: nil)
                    }
                    return Row(cell: cell, height: CGFloat(height))
                })
        }
    }
}
