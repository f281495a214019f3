import UIKit

/// A data source and delegate for any sections.
@MainActor
final class RowsDataSource: NSObject {
    private let tableView: UITableView
    private var sections: [(title: String?, rows: [any RowDescription])] = []
    private var registeredTypes: Set<ObjectIdentifier> = []

    init(_ tableView: UITableView) {
        self.tableView = tableView
        super.init()
        tableView.dataSource = self
        tableView.delegate = self
    }

    /// Displays sections in place of the current ones.
    func show(_ newSections: [any SectionDescription]) {
        sections = newSections.map { ($0.title, $0.rows) }
        for row in sections.lazy.flatMap(\.rows) { register(type(of: row)) }
        tableView.reloadData()
    }

    private func register(_ type: any RowDescription.Type) {
        guard registeredTypes.insert(ObjectIdentifier(type)).inserted else { return }
        type.register(in: tableView)
    }

    private func row(at indexPath: IndexPath) -> any RowDescription {
        sections[indexPath.section].rows[indexPath.row]
    }
}

extension RowsDataSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(at: indexPath).dequeueCell(from: tableView, at: indexPath)
    }
}

extension RowsDataSource: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        row(at: indexPath).onSelect == nil ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        row(at: indexPath).onSelect?()
    }
}
