import UIKit

extension TableAdapter: UITableViewDataSource {
    /// The number of sections of the form that is shown.
    public func numberOfSections(in tableView: UITableView) -> Int {
        shown.sections.count
    }

    /// The number of rows of a section; for a lazy one that of its data.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.sections[section].rows.count
    }

    /// A cell of the row's component, rendered.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        busy {
            let row = shown.row(at: indexPath)
            noteWishes(of: row)
            let cell = registry.cell(for: row.component.base, in: tableView, at: indexPath)
            renderedCells.render(row, in: cell, style: tableView.style)
            showBusy(in: cell, at: indexPath)
            return cell
        }
    }

    /// The text of a header that is a ``Title``.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown.sections[section].header?.title
    }

    /// The text of a footer that is a ``Title``.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        shown.sections[section].footer?.title
    }

    /// The titles of the sections that have one for the index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        let titles = indexTitles
        return titles.isEmpty ? nil : titles
    }

    /// The first section with the title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        let places = indexPlaces
        return places.indices.contains(index) ? places[index].section : 0
    }
}
