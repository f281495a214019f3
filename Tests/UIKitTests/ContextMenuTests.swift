import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Context menus", .serialized)
struct ContextMenuTests {
    /// A white screen with a colored square that has a context menu.
    private final class Square: NSObject, UIContextMenuInteractionDelegate {
        let screen: HeadlessScreen
        let root = UIView()
        let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 60))
        var log: [String] = []
        var menu = UIMenu()
        var preview: UIViewController?
        var commit = UIContextMenuInteractionCommitStyle.dismiss
        lazy var interaction = UIContextMenuInteraction(delegate: self)

        init(_ style: UIUserInterfaceStyle = .light) {
            screen = HeadlessScreen(
                size: CGSize(width: 320, height: 480), scale: 2, style: style, safeAreaInsets: .zero)
            super.init()
            root.backgroundColor = .systemBackground
            view.backgroundColor = .systemTeal
            root.addSubview(view)
            view.addInteraction(interaction)
            screen.show(root)
        }

        func action(_ title: String, image: String? = nil, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes) {
                [weak self] _ in self?.log.append(title)
            }
        }

        func press() {
            screen.longPress(at: CGPoint(x: 90, y: 90))
            screen.settle()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("configuration \(Int(location.x)),\(Int(location.y))")
            var provider: UIContextMenuContentPreviewProvider?
            if preview != nil { provider = { [weak self] in self?.preview } }
            return UIContextMenuConfiguration(
                identifier: nil, previewProvider: provider, actionProvider: { [menu] _ in menu })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("highlighting")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("dismissing")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willDisplay")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willEnd")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = commit
            log.append("commit \(animator.previewViewController.map { $0 === preview } ?? false)")
            animator.addCompletion { self.log.append("committed") }
        }
    }

    @Test("the delegate methods are called in order, including the deprecated ones")
    func order() {
        let square = Square()
        square.menu = UIMenu(children: [square.action("Copy")])
        square.press()
        #expect(square.log == ["configuration 50,30", "highlighting", "willDisplay"])
        #expect(square.view.isHidden, "the lifted preview replaces the view")
        square.log = []
        square.screen.tap("Copy")
        square.screen.settle()
        #expect(square.log == ["dismissing", "willEnd", "Copy"])
        #expect(!square.view.isHidden)
    }

    @Test("a view controller is previewed, and a tap on the preview commits it")
    func commits() {
        let square = Square()
        let preview = UIViewController()
        preview.view.backgroundColor = .systemIndigo
        square.preview = preview
        square.commit = .pop
        square.menu = UIMenu(children: [square.action("Open")])
        square.press()
        expectSnapshot(square.screen, matches: "menu-preview")
        square.log = []
        square.screen.tap(preview.view)
        square.screen.settle()
        #expect(square.log == ["commit true", "dismissing", "willEnd", "committed"])
    }

    @Test("a submenu opens over its row, and closes by its title row or a tap on the parent menu")
    func submenus() throws {
        let square = Square()
        square.menu = UIMenu(children: [
            square.action("First"),
            UIMenu(
                title: "Sort By", subtitle: "Name", children: [square.action("Name"), square.action("Date")]),
        ])
        square.press()
        square.screen.tap("Sort By")
        square.screen.settle()
        expectSnapshot(square.screen, matches: "menu-submenu")
        let overlay = try #require(square.screen.views(ContextMenuOverlay.self).first)
        #expect(overlay.platters.count == 2)
        square.screen.tap(at: overlay.platters[1].center.offset(y: -overlay.platters[1].bounds.height / 2 + 20))
        square.screen.settle()
        #expect(overlay.platters.count == 1 && square.screen.view(showing: "Date") == nil)
        square.screen.tap("Sort By")
        square.screen.settle()
        square.screen.tap("Date")
        square.screen.settle()
        #expect(square.log.suffix(2) == ["willEnd", "Date"])
    }

    @Test("menus are navigated with the arrow keys, Return and Escape")
    func keyboard() throws {
        let square = Square()
        square.menu = UIMenu(children: [
            square.action("One"), square.action("Two", .disabled),
            UIMenu(title: "More", children: [square.action("Inner")]),
        ])
        square.press()
        square.screen.press(.keyboardDownArrow)
        square.screen.press(.keyboardDownArrow)
        let overlay = try #require(square.screen.views(ContextMenuOverlay.self).first)
        #expect(overlay.platters[0].highlightedItem?.element.title == "More", "disabled elements are skipped")
        square.screen.press(.keyboardRightArrow)
        square.screen.settle()
        #expect(overlay.platters.count == 2)
        square.screen.press(.keyboardDownArrow)
        square.screen.press(.keyboardReturnOrEnter)
        square.screen.settle()
        #expect(square.log.last == "Inner")
        square.press()
        square.log = []
        square.screen.press(.keyboardEscape)
        square.screen.settle()
        #expect(square.log == ["dismissing", "willEnd"])
    }

    @Test("deferred elements load when the menu opens, and cached ones load once")
    func deferred() {
        let square = Square()
        var completions: [([UIMenuElement]) -> Void] = []
        var providerCalls = 0
        square.menu = UIMenu(children: [
            square.action("First"), UIDeferredMenuElement { completions.append($0) },
            UIDeferredMenuElement.uncached { completion in
                providerCalls += 1
                completion([])
            },
        ])
        square.press()
        #expect(square.screen.view(showing: "Loading…") != nil && completions.count == 1)
        completions[0]([square.action("Late")])
        square.screen.settle()
        #expect(square.screen.view(showing: "Loading…") == nil)
        square.screen.tap("Late")
        square.screen.settle()
        #expect(square.log.last == "Late")
        square.press()
        #expect(square.screen.view(showing: "Late") != nil && completions.count == 1 && providerCalls == 2)
    }

    @Test(
        "sections, element sizes, checkmarks and subtitles match their reference images",
        arguments: [("menu-rich", UIUserInterfaceStyle.light), ("menu-rich-dark", .dark)])
    func looks(name: String, style: UIUserInterfaceStyle) {
        let square = Square(style)
        square.menu = UIMenu(children: [
            UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: [
                    square.action("Copy", image: "doc"), square.action("Share", image: "square.and.arrow.up"),
                    square.action("Delete", image: "trash", .destructive),
                ]),
            UIMenu(
                title: "View", options: [.displayInline, .singleSelection],
                children: [
                    UIAction(title: "Icons", image: UIImage(systemName: "folder"), state: .on) { _ in },
                    UIAction(title: "List", subtitle: "With details", image: UIImage(systemName: "list.bullet")) {
                        _ in
                    },
                ]),
            UIMenu(title: "More", image: UIImage(systemName: "ellipsis"), children: [square.action("Inner")]),
        ])
        square.press()
        expectSnapshot(square.screen, matches: name)
        square.screen.tap("List")
        square.screen.settle()
        let inline = square.menu.children[1] as? UIMenu
        #expect(
            inline?.selectedElements.map(\.title) == ["List"], "a single selection marks the selected element alone")
    }

    @Test("a menu opens with a spring animation", arguments: [0.05, 0.15])
    func opening(time: Double) {
        let square = Square()
        square.menu = UIMenu(children: [square.action("Copy"), square.action("Paste")])
        square.screen.touchDown(at: CGPoint(x: 90, y: 90))
        square.screen.advance(by: 0.5 + time)
        expectSnapshot(square.screen, matches: "menu-opening-\(Int(time * 100))")
    }

    // MARK: Buttons

    private func make(_ button: UIButton, at origin: CGPoint = CGPoint(x: 20, y: 40)) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 2, style: .light, safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = .systemBackground
        button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 40))
        root.addSubview(button)
        screen.show(root)
        return screen
    }

    @Test("a pull-down button opens its menu on touch down; a tap keeps it open, and a drag selects")
    func pullDown() throws {
        var log: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Options", for: .normal)
        button.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [
            UIAction(title: "Edit") { action in log.append("Edit \(action.sender is UIButton)") },
            UIAction(title: "Delete", attributes: .destructive) { _ in log.append("Delete") },
        ])
        button.showsMenuAsPrimaryAction = true
        let screen = make(button)
        screen.tap(button)
        screen.settle()
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        expectSnapshot(screen, matches: "menu-pull-down")
        screen.tap("Edit")
        screen.settle()
        #expect(log == ["menu", "Edit true"])
        screen.touchDown(at: CGPoint(x: 70, y: 60))
        screen.advance(by: 0.6)
        let item = try #require(screen.view(showing: "Delete"))
        let rect = try #require(screen.visibleRect(of: item))
        let end = CGPoint(x: rect.midX, y: rect.midY)
        screen.touchMove(to: end)
        screen.advance(by: 0.1)
        screen.touchUp(at: end)
        screen.settle()
        #expect(log == ["menu", "Edit true", "menu", "Delete"])
        #expect(screen.views(ContextMenuOverlay.self).isEmpty)
    }

    @Test("a pop-up button shows the selected element, and marks only that one")
    func popUp() {
        let actions = ["Day", "Week", "Month"].map { UIAction(title: $0) { _ in } }
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.configuration?.title == "Day" && actions.map(\.state) == [.on, .off, .off])
        let screen = make(button)
        screen.tap(button)
        screen.settle()
        screen.tap("Month")
        screen.settle()
        #expect(button.configuration?.title == "Month" && actions.map(\.state) == [.off, .off, .on])
        #expect(button.menu?.selectedElements == [actions[2]])
    }

    @Test("a menu near the bottom edge opens upward, with the first element nearest to its button")
    func upwards() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: ["A", "B", "C", "D"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        let screen = make(button, at: CGPoint(x: 200, y: 420))
        screen.tap(button)
        screen.settle()
        let first = try #require(screen.view(showing: "A").flatMap { screen.visibleRect(of: $0) })
        let last = try #require(screen.view(showing: "D").flatMap { screen.visibleRect(of: $0) })
        #expect(first.maxY < 420 && last.minY < first.minY)
    }

    @Test("a button with a primary action opens its menu on a long press, and can toggle its selection")
    func longPress() {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in log.append("primary") })
        button.menu = UIMenu(children: [UIAction(title: "Other") { _ in log.append("Other") }])
        button.changesSelectionAsPrimaryAction = true
        let screen = make(button)
        screen.tap(button)
        screen.settle()
        #expect(log == ["primary"] && button.isSelected)
        screen.longPress(at: CGPoint(x: 70, y: 60))
        screen.settle()
        #expect(log == ["primary"] && button.contextMenuInteraction?.menuAppearance == .rich)
        screen.tap("Other")
        screen.settle()
        #expect(log == ["primary", "Other"])
    }

    @Test("a bar button item opens its menu")
    func barButton() {
        var log: [String] = []
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.title = "Files"
        let item = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis"),
            menu: UIMenu(children: [
                UIAction(title: "Select") { action in log.append("Select \(action.sender is UIBarButtonItem)") }
            ]))
        controller.navigationItem.rightBarButtonItem = item
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 300), scale: 2, style: .light, safeAreaInsets: .zero)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        screen.tap(at: CGPoint(x: 295, y: 22))
        screen.settle()
        expectSnapshot(screen, matches: "menu-bar-button")
        screen.tap("Select")
        screen.settle()
        #expect(log == ["Select true"])
    }
}

extension CGPoint {
    fileprivate func offset(y distance: CGFloat) -> CGPoint { CGPoint(x: x, y: y + distance) }
}
