import UIKit

/// An endless log with pull to refresh. It fetches older pages and draws pictures before the user scrolls to
/// their rows.
final class LogViewController: UITableViewController, UITableViewDataSourcePrefetching {
    /// The duration of a refresh, in nanoseconds.
    private let refreshDelay: UInt64 = 1_200_000_000
    /// The distance from the last row, in rows, at which the next page is fetched.
    private let prefetchDistance = 5

    private var log = RailwayLog()
    private lazy var entries = log.entries
    private var pictures: [LogEntry.ID: UIImage] = [:]
    /// Entries whose pictures are pending. One picture is drawn in each turn of the main loop.
    private var pendingEntries: [LogEntry] = []

    init() {
        super.init(style: .plain)
        title = "Railway log"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LogViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 68
        tableView.prefetchDataSource = self
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        self.refreshControl = refreshControl
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Entry")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Entry")
        let entry = entries[indexPath.row]
        cell.textLabel?.text = entry.text
        cell.detailTextLabel?.text = "\(entry.author.name) · No. \(entry.id)"
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.imageView?.image = picture(of: entry)
        cell.selectionStyle = .none
        return cell
    }

    private func picture(of entry: LogEntry) -> UIImage {
        if let picture = pictures[entry.id] { return picture }
        let picture = LogEntryPicture.image(for: entry)
        pictures[entry.id] = picture
        return picture
    }

    // MARK: Prefetching

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let wasIdle = pendingEntries.isEmpty
        pendingEntries += indexPaths.map { entries[$0.row] }
        if wasIdle { drawNextPicture() }
        if indexPaths.contains(where: { $0.row >= entries.count - prefetchDistance }) { showOlder() }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        let canceled = Set(indexPaths.map { entries[$0.row].id })
        pendingEntries.removeAll { canceled.contains($0.id) }
    }

    private func drawNextPicture() {
        guard !pendingEntries.isEmpty else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, !pendingEntries.isEmpty else { return }
            _ = picture(of: pendingEntries.removeFirst())
            drawNextPicture()
        }
    }

    private func showOlder() {
        let old = entries.count
        let count = log.fetchOlder()
        guard count > 0 else { return }
        entries = log.entries
        tableView.insertRows(at: (old..<old + count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    // MARK: Refreshing

    private func refresh() {
        Task {
            try? await Task.sleep(nanoseconds: refreshDelay)
            showNewer()
        }
    }

    /// Inserts the entries that were added since the last refresh, and ends refreshing.
    func showNewer() {
        let count = log.fetchNewer()
        entries = log.entries
        tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        refreshControl?.endRefreshing()
    }
}
