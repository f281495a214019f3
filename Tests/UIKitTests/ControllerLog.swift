import UIKit

/// The callbacks that view controllers received, in order.
@MainActor
final class ControllerLog {
    private var entries: [String] = []

    func add(_ entry: String) { entries.append(entry) }

    /// Returns the entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func makeScreen(_ name: String) -> LoggingScreen {
        let screen = LoggingScreen(log: self)
        screen.title = name
        return screen
    }
}

/// A view controller that logs its appearance callbacks.
final class LoggingScreen: UIViewController {
    private let log: ControllerLog

    init(log: ControllerLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("LoggingScreen is not archived") }

    private func add(_ event: String) { log.add("\(title ?? "") \(event)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        add("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        add("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        add("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        add("did disappear")
    }
}

/// A table of words.
class WordList: UITableViewController {
    var words: [String] = []
    var onSelect: ((String) -> Void)?

    convenience init(_ title: String, _ words: [String]) {
        self.init(style: .plain)
        self.title = title
        self.words = words
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = words[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(words[indexPath.row])
    }
}

extension ControllerLog {
    /// Returns the entries of `log` that are a `did` without the preceding `will` of the same controller.
    static func unpaired(in log: [String]) -> [String] {
        var announced: [Substring: Substring] = [:]
        return log.filter { line in
            let words = line.split(separator: " ")
            guard words.count == 3, words[2].hasSuffix("appear") else { return false }
            if words[1] == "will" {
                announced[words[0]] = words[2]
                return false
            }
            return announced[words[0]] != words[2]
        }
    }
}
