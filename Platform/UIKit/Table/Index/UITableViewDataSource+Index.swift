extension UITableViewDataSource {
    /// The default implementation returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// By default the index of the title is the index of the section.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        NotImplemented.section
    }
}
