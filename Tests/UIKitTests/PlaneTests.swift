import CoreGraphics
import Testing
import UIKit

@testable import ScreenDriver

@Suite("Screens with planes", .serialized) @MainActor
struct PlaneTests {
    /// The pictures of the frames in which `change` is animated, and the number of those with planes.
    private func frames(
        _ count: Int, displaysPlanes: Bool, _ setUp: (HeadlessScreen) -> () -> Void
    ) throws -> (pictures: [CGImage], withPlanes: Int) {
        let screen = HeadlessScreen()
        screen.host.displaysPlanes = displaysPlanes
        let change = setUp(screen)
        screen.settle()
        change()
        var pictures: [CGImage] = []
        var withPlanes = 0
        for _ in 0..<count {
            screen.advanceFrame()
            pictures.append(try #require(screen.host.picture))
            if !screen.host.planes.isEmpty { withPlanes += 1 }
        }
        return (pictures, withPlanes)
    }

    @Test("a table that moves by whole pixels looks the same as without planes")
    func movingTable() throws {
        let setUp = { (screen: HeadlessScreen) -> () -> Void in
            let controller = RowsController()
            screen.show(controller)
            return {
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    controller.tableView.frame.origin.x += 150
                    controller.tableView.alpha = 0.5
                }
            }
        }
        let (pictures, withPlanes) = try frames(40, displaysPlanes: true, setUp)
        let (expected, none) = try frames(40, displaysPlanes: false, setUp)
        #expect(withPlanes > 25 && none == 0)
        for (index, (seen, other)) in zip(pictures, expected).enumerated() {
            #expect(seen.largestDifference(from: other) <= 1, "frame \(index)")
        }
    }

    enum Change: CaseIterable {
        case deletedRows, push, sheet, alert

        /// Shows a screen, and returns what changes it with an animation.
        @MainActor
        func setUp(_ screen: HeadlessScreen) -> () -> Void {
            let controller = RowsController()
            let navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            return {
                switch self {
                case .deletedRows:
                    controller.count -= 2
                    controller.tableView.deleteRows(at: [[0, 1], [0, 3]], with: .fade)
                case .push: navigation.pushViewController(RowsController(), animated: true)
                case .sheet: controller.present(RowsController(), animated: true)
                case .alert:
                    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                    controller.present(alert, animated: true)
                }
            }
        }

        /// Whether the layers that the change moves can be planes. An alert is in front of a material.
        var hasPlanes: Bool { self != .alert }
    }

    @Test("a change that is animated looks the same at its end as without planes", arguments: Change.allCases)
    func animatedChange(_ change: Change) throws {
        let (pictures, withPlanes) = try frames(60, displaysPlanes: true, change.setUp)
        let (expected, _) = try frames(60, displaysPlanes: false, change.setUp)
        if change.hasPlanes { #expect(withPlanes > 5) }
        let (last, expectedLast) = (try #require(pictures.last), try #require(expected.last))
        #expect(last.largestDifference(from: expectedLast) == 0)
    }
}

private final class RowsController: UITableViewController {
    var count = 8

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

extension CGImage {
    /// Returns the largest difference of a channel of a pixel.
    fileprivate func largestDifference(from other: CGImage) -> Int {
        guard width == other.width, height == other.height else { return 255 }
        return withPixels { own, ownStride in
            other.withPixels { others, otherStride in
                var largest = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let (first, second) = (own[y * ownStride + x], others[y * otherStride + x])
                        guard first != second else { continue }
                        for shift: UInt32 in [0, 8, 16] {
                            largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
                        }
                    }
                }
                return largest
            }
        }
    }
}
