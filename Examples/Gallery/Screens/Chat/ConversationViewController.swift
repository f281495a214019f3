import UIKit

/// A chat above the field for a new message, which stays above the keyboard.
final class ConversationViewController: UIViewController {
    let chat = ChatViewController()
    private(set) lazy var composer = MessageComposer { [weak self] text in self?.chat.send(text) }
    /// The distance from the end of the messages to the bottom of the screen in the last layout.
    private var bottomInset: CGFloat?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = chat.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ConversationViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(chat)
        let table: UIView = chat.view
        let background = UIView()
        background.backgroundColor = composer.backgroundColor
        for part in [table, background, composer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            background.topAnchor.constraint(equalTo: composer.topAnchor),
            background.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        chat.didMove(toParent: self)
        setContentScrollView(chat.tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let table: UITableView = chat.tableView
        if table.contentInset.bottom != composer.bounds.height { table.contentInset.bottom = composer.bounds.height }
        let inset = table.adjustedContentInset.bottom
        let difference = inset - (bottomInset ?? inset)
        bottomInset = inset
        // The last messages stay visible while the keyboard appears.
        if difference != 0 {
            table.contentOffset.y = max(-table.adjustedContentInset.top, table.contentOffset.y + difference)
        }
    }
}
