import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Context menus of rows", .serialized)
struct TableContextMenuTests {
    private final class MenuTable: EditableTable {
        var keepsOpen = false

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("configuration \(indexPath.row)")
            guard indexPath.row != 5 else { return nil }
            return UIContextMenuConfiguration(
                identifier: "\(indexPath.row)" as NSString,
                previewProvider: nil
            ) { [weak self] _ in
                @MainActor func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], on: Bool = false)
                    -> UIAction
                {
                    UIAction(title: title, attributes: attributes, state: on ? .on : .off) { _ in
                        self?.log.append(title)
                    }
                }
                return UIMenu(
                    title: "Row \(indexPath.row)",
                    children: [
                        action("Copy", self?.keepsOpen == true ? .keepsMenuPresented : []),
                        action("Favourite", on: true), action("Locked", .disabled),
                        UIMenu(title: "More", children: [action("Inner")]),
                        UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
                    ])
            }
        }

        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willDisplay \(configuration.identifier)")
            animator?.addCompletion { self.log.append("displayed") }
        }

        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willEnd")
            animator?.addCompletion { self.log.append("ended") }
        }

        override func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("previewAction")
        }
    }

    private func make(appearance: UIUserInterfaceStyle = .light, style: UITableView.Style = .plain) -> MenuTable {
        let table = MenuTable(style: style, appearance: appearance)
        return table
    }

    /// Opens the menu on a screen that is high enough for it.
    private func open(_ row: Int, on table: MenuTable) {
        table.screen.resize(to: CGSize(width: 320, height: 500))
        table.screen.settle()
        table.log = []
        let rect = table.table.rectForRow(at: [0, row])
        table.screen.longPress(at: CGPoint(x: 100, y: rect.midY))
        table.screen.settle()
    }

    @Test("a long press opens the row's menu, and a tap on an action dismisses it and performs the action")
    func opensAndPerforms() {
        let table = make()
        open(1, on: table)
        #expect(table.log == ["configuration 1", "willDisplay 1", "displayed"])
        #expect(table.table.contextMenuInteraction?.menuAppearance == .rich)
        table.log = []
        table.screen.tap("Copy")
        #expect(table.log == ["willEnd", "Copy"])
        table.screen.settle()
        #expect(table.log == ["willEnd", "Copy", "ended"])
        #expect(table.screen.views(ContextMenuOverlay.self).isEmpty)
        #expect(table.table.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("a long press on a row without menu, and a tap outside a menu, have no effect and select nothing")
    func nothing() {
        let table = make()
        open(5, on: table)
        #expect(table.log.first == "configuration 5" && table.screen.views(ContextMenuOverlay.self).isEmpty)
        open(0, on: table)
        table.log = []
        table.screen.tap(at: CGPoint(x: 300, y: 480))
        table.screen.settle()
        #expect(table.log == ["willEnd", "ended"])
    }

    @Test("a drag that continues from the long press performs the action where it ends")
    func dragIntoMenu() throws {
        let table = make()
        table.screen.resize(to: CGSize(width: 320, height: 500))
        table.screen.settle()
        table.screen.touchDown(at: CGPoint(x: 100, y: 66))
        table.screen.advance(by: 1.5)
        let item = try #require(table.screen.view(showing: "Favourite"))
        let rect = try #require(table.screen.visibleRect(of: item))
        table.screen.touchMove(to: CGPoint(x: rect.midX, y: rect.midY))
        table.screen.advance(by: 0.1)
        table.screen.touchUp(at: CGPoint(x: rect.midX, y: rect.midY))
        table.screen.settle()
        #expect(table.log.contains("Favourite") && table.log.last == "ended")
    }

    @Test("a secondary click opens the menu, disabled actions can't be performed, and submenus open in place")
    func mouse() {
        let table = make()
        table.screen.resize(to: CGSize(width: 320, height: 500))
        table.screen.settle()
        table.log = []
        table.screen.secondaryClick(at: CGPoint(x: 100, y: 66))
        table.screen.settle()
        table.screen.tap("Locked")
        table.screen.settle()
        #expect(table.log == ["configuration 1", "willDisplay 1", "displayed"])
        table.screen.tap("More")
        table.screen.settle()
        table.screen.tap("Inner")
        table.screen.settle()
        #expect(table.log.suffix(3) == ["willEnd", "Inner", "ended"])
    }

    @Test("the lifted row has no separator, and its row has one again after the menu is dismissed")
    func separator() throws {
        let table = make()
        open(1, on: table)
        let overlay = try #require(table.screen.views(ContextMenuOverlay.self).first)
        let picture = try #require(overlay.previewView?.layer.contents as? CGImage)
        #expect((0..<picture.width).allSatisfy { picture.pixel($0, picture.height - 1).red == 255 })
        table.screen.tap(at: CGPoint(x: 300, y: 480))
        table.screen.settle()
        #expect(table.table.cellForRow(at: [0, 1])?.separator.isHidden == false)
    }

    @Test("a tap on the preview performs its action")
    func previewAction() {
        let table = make()
        open(0, on: table)
        table.log = []
        table.screen.tap(at: CGPoint(x: 100, y: 22))
        table.screen.settle()
        #expect(table.log == ["previewAction", "willEnd", "ended"])
    }

    @Test("an action may keep the menu open, and the interaction can update and dismiss it")
    func staysOpen() throws {
        let table = make()
        table.keepsOpen = true
        open(1, on: table)
        table.screen.tap("Copy")
        table.screen.settle()
        #expect(table.log.last == "Copy")
        let interaction = try #require(table.table.contextMenuInteraction)
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Only") { _ in }]) }
        table.screen.settle()
        #expect(table.screen.view(showing: "Only") != nil && table.screen.view(showing: "Copy") == nil)
        interaction.dismissMenu()
        table.screen.settle()
        #expect(table.log.last == "ended" && interaction.menuAppearance == .unknown)
    }

    @Test(
        "menus match their reference images",
        arguments: [
            ("menu", UIUserInterfaceStyle.light, UITableView.Style.plain), ("menu-dark", .dark, .plain),
            ("menu-inset", .light, .insetGrouped),
        ])
    func looks(name: String, appearance: UIUserInterfaceStyle, style: UITableView.Style) {
        let table = make(appearance: appearance, style: style)
        open(2, on: table)
        expectSnapshot(table.screen, matches: name)
    }
}
