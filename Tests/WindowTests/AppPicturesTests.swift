import Foundation
import Testing
import UIKit

@Suite("Pictures of an app", .serialized)
struct AppPicturesTests {
    @Test("without a display, an app draws its first screen in light and dark appearance, and ends")
    func screens() throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try BuiltProgram("WindowProbe", ["table"], environment: ["TRESTLE_PICTURES": folder.path])
        #expect(try program.waitForEnd() == 0)
        let names = ["screen-light.png", "screen-dark.png"]
        #expect(program.lines.filter { $0.hasSuffix(".png") } == names.map { folder.appendingPathComponent($0).path })
        #expect(program.lines.contains { $0.hasPrefix("launched") })
        let pictures = try names.map { name in
            try Data(contentsOf: folder.appendingPathComponent(name))
        }
        #expect(pictures[0] != pictures[1])
        for picture in pictures {
            let size = try #require(UIImage(data: picture)).size
            #expect(size.width > 300 && size.height > size.width)
        }
    }
}
