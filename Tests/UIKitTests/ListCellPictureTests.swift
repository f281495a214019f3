import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of list cells", .serialized)
struct ListCellPictureTests {
    /// Cells with all accessories of the system.
    private func showcase(
        appearance: UICollectionLayoutListConfiguration.Appearance = .plain, style: UIUserInterfaceStyle = .light,
        isRightToLeft: Bool = false
    ) -> ListCells {
        let menu = UIMenu(children: ["Medium", "Large"].map { UIAction(title: $0) { _ in } })
        let list = ListCells(6, appearance: appearance, style: style, isRightToLeft: isRightToLeft) { cell, item in
            if item == 3 {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Walk", "Along the river")
                content.image = UIImage(systemName: "star.fill")
                cell.contentConfiguration = content
            }
            cell.accessories = [
                .delete(), .reorder(),
                [
                    .disclosureIndicator(), .checkmark(), .detail(), .label(text: "12"), .popUpMenu(menu),
                    .outlineDisclosure(),
                ][item],
            ]
            if item == 3 { cell.accessories.append(.disclosureIndicator()) }
        }
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.screen.settle()
        return list
    }

    @Test(
        "accessories match their reference images",
        arguments: [
            ("plain", UICollectionLayoutListConfiguration.Appearance.plain, UIUserInterfaceStyle.light, false),
            ("inset-dark", .insetGrouped, .dark, false), ("grouped-right-to-left", .grouped, .light, true),
        ])
    func looks(
        name: String, appearance: UICollectionLayoutListConfiguration.Appearance, style: UIUserInterfaceStyle,
        isRightToLeft: Bool
    ) {
        expectSnapshot(
            showcase(appearance: appearance, style: style, isRightToLeft: isRightToLeft).screen, matches: name)
    }

    @Test("cells during editing match their reference images")
    func editing() {
        let list = showcase(appearance: .insetGrouped)
        list.view.isEditing = true
        list.screen.settle()
        expectSnapshot(list.screen, matches: "editing")
    }

    @Test("a carried item and an expanded outline match their reference images")
    func carriedAndExpanded() {
        let list = ListCells(5, appearance: .insetGrouped) { cell, _ in
            cell.accessories = [.reorder(displayed: .always)]
        }
        let start = list.point(1, x: -22)
        list.screen.touchDown(at: start)
        list.screen.touchMove(to: CGPoint(x: start.x, y: start.y + 60))
        list.screen.advance(by: 1)
        expectSnapshot(list.screen, matches: "carried")
        list.screen.touchUp(at: CGPoint(x: start.x, y: start.y + 60))
        let outline = ListOutlineTests.Outline(.cell)
        outline.toggle(1)
        outline.toggle(2)
        expectSnapshot(outline.screen, matches: "outline")
    }
}
