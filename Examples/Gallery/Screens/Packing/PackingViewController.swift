import UIKit

/// Two lists side by side, with drag and drop between them. During a drag, taps with another finger add
/// items to it.
final class PackingViewController: UIViewController {
    let home = PackingList(
        "At home", things: ["👕 Shirts", "🧦 Socks", "👟 Shoes", "🧢 Cap", "📷 Camera", "🔌 Charger", "☂️ Umbrella"])
    let suitcase = PackingList("In the suitcase", things: ["🪥 Toothbrush", "🛂 Passport"])

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Packing"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PackingViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for table in [home.table, suitcase.table] {
            table.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(table)
            table.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            home.table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            suitcase.table.leadingAnchor.constraint(equalTo: home.table.trailingAnchor),
            suitcase.table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            suitcase.table.widthAnchor.constraint(equalTo: home.table.widthAnchor),
        ])
    }
}
