import UIKit

/// A log without end: pulled down it looks for news, and further down it fetches pages and draws pictures before
/// anybody gets there.
final class LogViewController: UITableViewController, UITableViewDataSourcePrefetching {
    /// How long in nanoseconds it takes to look for news: the line is long.
    private let patience: UInt64 = 1_200_000_000
    /// A page is fetched when so many rows or fewer are left below.
    private let rowsLeft = 5

    private var log = LineLog()
    private lazy var entries = log.entries
    private var pictures: [LogEntry.ID: UIImage] = [:]
    /// Entries whose pictures are to be drawn, one in each turn of the main loop.
    private var awaited: [LogEntry] = []

    init() {
        super.init(style: .plain)
        title = "The line’s log"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LogViewController is made in code.")
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

    // MARK: Ahead

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let wasIdle = awaited.isEmpty
        awaited += indexPaths.map { entries[$0.row] }
        if wasIdle { drawNextPicture() }
        if indexPaths.contains(where: { $0.row >= entries.count - rowsLeft }) { showOlder() }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        let cancelled = Set(indexPaths.map { entries[$0.row].id })
        awaited.removeAll { cancelled.contains($0.id) }
    }

    private func drawNextPicture() {
        guard !awaited.isEmpty else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, !awaited.isEmpty else { return }
            _ = picture(of: awaited.removeFirst())
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

    // MARK: News

    private func refresh() {
        Task {
            try? await Task.sleep(nanoseconds: patience)
            showNewer()
        }
    }

    /// Shows what has been written in the meantime, and puts the wheel away.
    func showNewer() {
        let count = log.fetchNewer()
        entries = log.entries
        tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        refreshControl?.endRefreshing()
    }
}
