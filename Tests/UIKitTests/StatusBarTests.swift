import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Status bar", .serialized)
struct StatusBarTests {
    @Test("the time is at the right and the battery at the left in a layout from right to left")
    func mirrored() throws {
        func columns(_ direction: UITraitEnvironmentLayoutDirection) throws -> [Int] {
            let screen = HeadlessScreen(scale: 2, layoutDirection: direction)
            let root = UIView()
            root.backgroundColor = .white
            screen.show(root)
            screen.settle()
            let picture = screen.picture
            let columns = (0..<780).filter { x in (20..<90).contains { picture.pixel(x, $0).red < 128 } }
            return [try #require(columns.first), try #require(columns.last)]
        }
        let (normal, mirrored) = (try columns(.leftToRight), try columns(.rightToLeft))
        #expect(normal[0] > 60 && normal[1] < 730)
        // The battery's terminal, which is at its right in both directions, is lighter than the limit.
        let battery: Int = mirrored[0] + normal[1] - 780
        let time: Int = mirrored[1] + normal[0] - 780
        #expect(abs(battery) <= 10 && abs(time) <= 4, "\(normal) \(mirrored)")
    }
}
