import UIKit

/// Two lists side by side, between which things are dragged: hold one, carry it over, and let go. Another finger's taps
/// take further things along.
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
        fatalError("The Gallery makes its screens in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for list in [home, suitcase] { view.addSubview(list.table) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let half = view.bounds.width / 2
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let first = isRightToLeft ? suitcase : home
        let second = isRightToLeft ? home : suitcase
        first.table.frame = CGRect(x: 0, y: 0, width: half, height: view.bounds.height)
        second.table.frame = CGRect(x: half, y: 0, width: half, height: view.bounds.height)
    }
}
