/// The sections and rows of a table whose cells exist as long as the table, as a storyboard declares them.
@MainActor
struct StaticTableContent {
    struct Section {
        let headerTitle: String?
        let footerTitle: String?
        let header: UIView?
        let footer: UIView?
        let rows: [Row]
    }

    struct Row {
        let cell: UITableViewCell
        /// The row's height, in points, or `nil` if the table determines it.
        let height: CGFloat?
    }

    let sections: [Section]

    subscript(indexPath: IndexPath) -> Row? {
        guard let rows = self[indexPath.section]?.rows, rows.indices.contains(indexPath.row) else { return nil }
        return rows[indexPath.row]
    }

    subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }
}
