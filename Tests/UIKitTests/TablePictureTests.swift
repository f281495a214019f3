import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of tables", .serialized)
struct TablePictureTests {
    /// The four cell styles and the accessories in three sections.
    final class Samples: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["Cell styles", "Accessories", nil][section]
        }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 1 ? "A footer explains what the rows above it are for, in as many lines as it needs." : nil
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
            let cell = UITableViewCell(
                style: indexPath.section == 0 ? styles[indexPath.row] : .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Default", "Value 1", "Value 2", "Subtitle"][indexPath.row]
            cell.detailTextLabel?.text = "Detail"
            switch indexPath.section {
            case 1:
                let types: [UITableViewCell.AccessoryType] = [
                    .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
                ]
                cell.accessoryType = types[indexPath.row]
                cell.textLabel?.text = ["Disclosure", "Detail disclosure", "Check mark", "Detail"][indexPath.row]
            case 2:
                cell.imageView?.image = UIImage(systemName: ["star.fill", "heart.fill", "bell", "gear"][indexPath.row])
                cell.textLabel?.text = "A long title that does not fit into a row of one line"
            default: break
            }
            return cell
        }
    }

    @Test(
        "cell styles, accessories and titles match their reference images",
        arguments: [
            (UITableView.Style.plain, UIUserInterfaceStyle.light, "plain"), (.grouped, .light, "grouped"),
            (.insetGrouped, .light, "inset-grouped"), (.insetGrouped, .dark, "inset-grouped-dark"),
        ])
    func samples(style: UITableView.Style, appearance: UIUserInterfaceStyle, name: String) {
        let screen = HeadlessScreen(scale: 2, style: appearance)
        let controller = Samples(style: style)
        controller.title = "Samples"
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        expectSnapshot(screen, matches: name)
    }
}
