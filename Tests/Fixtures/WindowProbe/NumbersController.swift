import UIKit

/// A table of a thousand rows, each of which pushes a view controller. Shown with the argument `table`.
final class NumbersController: UITableViewController {
    private static let count = 1000

    init() {
        super.init(style: .plain)
        title = "Numbers"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("appeared")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "Number \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        report("selected \(indexPath.row)")
        navigationController?.pushViewController(NumberController(number: indexPath.row), animated: true)
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        report("rest \(Int((scrollView.contentOffset.y + scrollView.adjustedContentInset.top).rounded()))")
    }
}

final class NumberController: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "\(number)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("number \(number)")
    }
}
