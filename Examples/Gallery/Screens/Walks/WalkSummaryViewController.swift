import Trestle
import UIKit

/// The walks of a week as a chart, in which the user selects a day, and as numbers.
final class WalkSummaryViewController: FormViewController {
    private let walks = Walk.week
    private var selectedIndex: Int? {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Summary"
    }

    private var shownWalks: [Walk] { selectedIndex.map { [walks[$0]] } ?? walks }

    @FormBuilder override var form: Form {
        Section(selectedIndex.map { walks[$0].place } ?? "This week", id: "chart") {
            BarChartRow(bars: walks.map { .init(name: $0.day, value: $0.kilometers) }, selectedIndex: selectedIndex) {
                [weak self] index in
                self?.selectedIndex = self?.selectedIndex == index ? nil : index
            }
            .id("chart")
        }
        Section(id: "numbers") {
            ValueRow("Distance", value: Self.format(total, "km"), image: UIImage(systemName: "map"))
            ValueRow("Time", value: Self.format(total / 4.5, "h"), image: UIImage(systemName: "clock"))
            ValueRow("Longest walk", value: longest?.place, image: UIImage(systemName: "star"))
        }
    }

    private var total: Double { shownWalks.reduce(0) { $0 + $1.kilometers } }
    private var longest: Walk? { shownWalks.max { $0.kilometers < $1.kilometers } }

    private static func format(_ value: Double, _ unit: String) -> String {
        "\((value * 10).rounded() / 10) \(unit)"
    }
}

/// A row with a bar chart.
struct BarChartRow: ViewComponent {
    /// The name and the value of a bar.
    struct Bar: Hashable {
        let name: String
        let value: Double
    }

    let bars: [Bar]
    let selectedIndex: Int?
    @Handler var onSelect: @MainActor (Int) -> Void

    init(bars: [Bar], selectedIndex: Int?, onSelect: @escaping @MainActor (Int) -> Void) {
        self.bars = bars
        self.selectedIndex = selectedIndex
        self.onSelect = onSelect
    }

    func makeView() -> BarChartView {
        let view = BarChartView()
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true
        return view
    }

    func render(in view: BarChartView) {
        view.bars = bars.map { ($0.name, $0.value) }
        view.selectedIndex = selectedIndex
        view.onSelect = onSelect
    }
}
