import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Content-unavailable configurations")
struct ContentUnavailableTests {
    private func message(_ text: String) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        return configuration
    }

    @Test("a configuration is displayed in front of the view until it is removed")
    func configuration() {
        let screen = HeadlessScreen()
        let controller = UIViewController()
        screen.show(controller)
        controller.contentUnavailableConfiguration = message("No Books")
        screen.settle()
        #expect(screen.texts == ["No Books"])
        let view = screen.views(UIContentUnavailableView.self)
        controller.contentUnavailableConfiguration = message("No Films")
        screen.advanceFrame()
        #expect(screen.views(UIContentUnavailableView.self) == view)
        #expect(screen.texts == ["No Films"])
        controller.contentUnavailableConfiguration = nil
        #expect(screen.views(UIContentUnavailableView.self).isEmpty)
    }

    @Test("a controller updates its configuration before the first layout, and once for several requests")
    func updates() {
        let screen = HeadlessScreen()
        let controller = BookListController()
        screen.show(controller)
        #expect(controller.updateCount == 1 && screen.texts == ["No Books"])
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.updateCount == 1)
        screen.advanceFrame()
        #expect(controller.updateCount == 2)
        screen.change(to: .dark)
        screen.advanceFrame()
        #expect(controller.updateCount == 3)
    }

    @Test("the text of a search without results contains the searched text")
    func search() {
        let screen = HeadlessScreen()
        let controller = BookListController()
        controller.isSearch = true
        controller.navigationItem.searchController = UISearchController()
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        screen.show(UINavigationController(rootViewController: controller))
        #expect(screen.texts.contains("No Results"))
        screen.tap(controller.navigationItem.searchController?.searchBar ?? UIView())
        screen.settle()
        screen.type("dune")
        screen.settle()
        #expect(screen.texts.contains("No Results for “dune”"))
    }

    @Test(
        "the system's texts are translated",
        arguments: [("de-AT", "Keine Ergebnisse"), ("ja", "結果なし"), ("xx", "No Results")])
    func translations(language: String, text: String) {
        #expect(SystemSentence.noResults.text(in: [language]) == text)
    }

    @Test("buttons perform their actions")
    func buttons() {
        let screen = HeadlessScreen()
        var actions: [String] = []
        var configuration = message("No Books")
        configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in actions.append("add") }
        configuration.secondaryButton.title = "Import"
        configuration.secondaryButtonProperties.primaryAction = UIAction { _ in actions.append("import") }
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = configuration
        screen.show(controller)
        screen.tap("Add")
        screen.tap("Import")
        #expect(actions == ["add", "import"])
    }

    @Test("the content stays in place while a table scrolls")
    func table() throws {
        let screen = HeadlessScreen()
        let controller = UITableViewController(style: .insetGrouped)
        controller.contentUnavailableConfiguration = message("No Books")
        screen.show(UINavigationController(rootViewController: controller))
        let view = try #require(screen.views(UIContentUnavailableView.self).first)
        let frame = view.convert(view.bounds, to: nil)
        controller.tableView.contentOffset.y += 60
        screen.advanceFrame()
        #expect(view.convert(view.bounds, to: nil) == frame)
        #expect(frame == CGRect(origin: .zero, size: HeadlessScreen.phoneSize))
    }

    @Test(
        "configurations match their reference images",
        arguments: ["empty", "search", "loading", "natural", "dark", "right-to-left"])
    func pictures(name: String) {
        let screen = HeadlessScreen(
            scale: 1, style: name == "dark" ? .dark : .light,
            layoutDirection: name == "right-to-left" ? .rightToLeft : .leftToRight)
        var configuration =
            switch name {
            case "search": UIContentUnavailableConfiguration.search()
            case "loading": UIContentUnavailableConfiguration.loading()
            default: message("No Books")
            }
        if ["empty", "natural", "dark", "right-to-left"].contains(name) {
            configuration.image = UIImage(systemName: "book")
            configuration.secondaryText = "Books that you borrow from the library appear here until you return them."
            if name != "empty" { configuration.button = .borderedProminent() }
            configuration.button.title = "Find a Book"
            configuration.secondaryButton.title = "Libraries Nearby"
        }
        if name == "natural" || name == "right-to-left" { configuration.alignment = .natural }
        let controller = UITableViewController(style: .insetGrouped)
        controller.title = "Library"
        controller.contentUnavailableConfiguration = configuration
        screen.show(UINavigationController(rootViewController: controller))
        expectSnapshot(screen, matches: name)
    }
}

private final class BookListController: UIViewController {
    var isSearch = false
    private(set) var updateCount = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updateCount += 1
        var configuration = isSearch ? UIContentUnavailableConfiguration.search() : .empty()
        if !isSearch { configuration.text = "No Books" }
        contentUnavailableConfiguration = configuration
    }
}
