//
//  StatisticsViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

class StatisticsViewController: UIViewController {

    @IBOutlet weak var chartView: BarChartView!
    @IBOutlet private var valueLabels: [UILabel]!
    @IBOutlet private weak var averageLabel: UILabel!

    var store = LibraryStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        chartView.layer.cornerRadius = 8
        chartView.layer.masksToBounds = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(Self.update), name: .libraryDidChange, object: nil)
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: StatisticsViewController, _) in
                controller.chartView.setNeedsDisplay()
            }
        }
        update()
    }

    @objc func update() {
        let statistics = LibraryStatistics(store.library)
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        let values = [statistics.bookCount, statistics.finishedCount, statistics.pagesRead, statistics.minutesRead]
        for label in valueLabels {
            label.text = formatter.string(from: NSNumber(value: values[label.tag]))
        }
        chartView.values = statistics.booksPerShelf.map(Double.init)
        if let average = store.ratings.average {
            averageLabel.text = String(format: NSLocalizedString("%.1f stars", comment: "Average"), average)
        } else {
            averageLabel.text = NSLocalizedString("No ratings", comment: "Average")
        }
    }
}

extension StatisticsViewController {

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.chartView.setNeedsDisplay()
        }
    }
}
