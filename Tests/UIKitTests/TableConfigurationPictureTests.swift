import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of list content configurations", .serialized)
struct TableConfigurationPictureTests {
    /// A table with each preset, with and without an image.
    final class Samples: UITableViewController {
        private var contents: [[UIListContentConfiguration]] = []
        var isRightToLeft = false

        /// Forces right-to-left layout. Views of an Arabic app have it automatically.
        private func mirrorIfNeeded(_ view: UIView) {
            guard isRightToLeft else { return }
            view.semanticContentAttribute = .forceRightToLeft
            view.subviews.forEach(mirrorIfNeeded)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            func make(
                _ content: UIListContentConfiguration, _ text: String, _ second: String? = nil, image: String? = nil
            ) -> UIListContentConfiguration {
                var content = content
                content.text = text
                content.secondaryText = second
                content.image = image.flatMap { UIImage(systemName: $0) }
                return content
            }
            contents = [
                [
                    make(.cell(), "cell"), make(.subtitleCell(), "subtitleCell", "Second text"),
                    make(.valueCell(), "valueCell", "Value"),
                    make(.valueCell(), "A long name of something", "and its long value"),
                ],
                [
                    make(.cell(), "With a symbol", image: "star.fill"),
                    make(.subtitleCell(), "A long text that takes two lines", "Second text", image: "envelope"),
                    make(.sidebarSubtitleCell(), "sidebarSubtitleCell", "Second text", image: "folder"),
                ],
            ]
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { contents.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            contents[section].count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = contents[indexPath.section][indexPath.row]
            if indexPath == IndexPath(row: 1, section: 0) { cell.accessoryType = .disclosureIndicator }
            mirrorIfNeeded(cell)
            return cell
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content: UIListContentConfiguration =
                section == 0 ? .groupedHeader() : .extraProminentInsetGroupedHeader()
            content.text = section == 0 ? "groupedHeader" : "Extra prominent"
            header.contentConfiguration = content
            mirrorIfNeeded(header)
            return header
        }
    }

    @Test(
        "presets match their reference images in light and dark mode, with large text and right to left",
        arguments: ["light", "dark", "large", "right-to-left"])
    func presets(name: String) {
        let screen = HeadlessScreen(
            size: CGSize(width: 375, height: name == "large" ? 1100 : 640), scale: 2,
            style: name == "dark" ? .dark : .light, contentSizeCategory: name == "large" ? .accessibilityLarge : .large)
        let controller = Samples(style: .insetGrouped)
        controller.isRightToLeft = name == "right-to-left"
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "list-contents-\(name)")
    }
}
