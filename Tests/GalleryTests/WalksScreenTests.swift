import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("Walks and language screens", .serialized)
struct WalksScreenTests {
    private func show(_ controller: UIViewController, style: UIUserInterfaceStyle = .light) -> HeadlessScreen {
        let screen = HeadlessScreen(scale: 1, style: style)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return screen
    }

    @Test("a tap on a bar of the chart shows the numbers of its day, and another tap those of the week")
    func chart() throws {
        let screen = show(WalksTabBarController())
        #expect(screen.texts.contains("49.3 km"))
        let chart = try #require(screen.views(BarChartView.self).first)
        // The bar of Saturday, the sixth of seven.
        let saturday = CGPoint(x: (chart.bounds.width - 28) * 5.5 / 7, y: 100)
        screen.tap(at: chart.convert(saturday, to: nil))
        screen.settle()
        #expect(screen.texts.contains("12.6 km") && screen.texts.contains("Lighthouse Path"))
        screen.tap(at: chart.convert(saturday, to: nil))
        screen.settle()
        #expect(screen.texts.contains("49.3 km"))
    }

    @Test("the search shows the walks whose places contain the text")
    func search() {
        let screen = show(WalksTabBarController())
        screen.tap("Search")
        screen.settle()
        #expect(screen.texts.contains("Old Forest"))
        screen.tap("Places")
        screen.settle()
        screen.type("hill")
        screen.settle()
        #expect(screen.texts.contains("Signal Hill") && !screen.texts.contains("Old Forest"))
    }

    @Test("the tabs match their reference images", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) {
        let screen = show(WalksTabBarController(), style: style)
        let name = style == .dark ? "dark" : "light"
        expectSnapshot(screen, matches: "walks-\(name)")
        screen.tap("Search")
        screen.settle()
        expectSnapshot(screen, matches: "walks-search-\(name)")
    }

    @Test("Arabic and Hebrew are arranged from right to left, and rows are checked off by a tap")
    func languages() throws {
        for (sample, name) in [(LanguageSample.arabic, "arabic"), (.hebrew, "hebrew")] {
            let screen = show(LanguageViewController(sample))
            let label = try #require(screen.view(showing: sample.items[0].name))
            #expect(label.convert(label.bounds, to: nil).midX > 195)
            screen.tap(sample.items[0].name)
            screen.settle()
            expectSnapshot(screen, matches: name)
        }
    }
}
