import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Countries screen", .serialized)
@MainActor
struct CountriesScreenTests {
    private static let standard = """
        {"3166-1": [
            {"alpha_2": "PT", "alpha_3": "PRT", "numeric": "620", "name": "Portugal"},
            {"alpha_2": "NO", "alpha_3": "NOR", "numeric": "578", "name": "Norway"},
            {"alpha_2": "JP", "alpha_3": "JPN", "numeric": "392", "name": "Japan"},
            {"alpha_2": "PE", "alpha_3": "PER", "numeric": "604", "name": "Peru"}
        ]}
        """

    @Test("countries are grouped by continent and have flags")
    func list() throws {
        try withFile(Self.standard) { file in
            let screen = HeadlessScreen(scale: 1)
            screen.show(UINavigationController(rootViewController: CountriesViewController(file: file)))
            screen.settle()
            #expect(
                screen.texts.filter { $0 != "Countries" && $0.count > 2 && !$0.contains(":") } == [
                    "ASIA", "Japan", "EUROPE", "Norway", "Portugal", "SOUTH AMERICA", "Peru",
                ])
            expectSnapshot(screen, matches: "countries")
        }
    }

    @Test("a damaged file leads to an error message")
    func damage() throws {
        try withFile("[]") { file in
            let screen = HeadlessScreen()
            screen.show(CountriesViewController(file: file))
            screen.settle()
            #expect(screen.texts.contains("The countries could not be loaded"))
        }
    }
}
