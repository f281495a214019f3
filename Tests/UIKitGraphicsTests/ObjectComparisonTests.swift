import Foundation
import Testing
import UIKitGraphics

@_silgen_name("_CFRuntimeGetClassWithTypeID")
private func runtimeClass(_ type: UInt) -> UnsafeRawPointer

@Suite("Comparison of objects by Foundation")
struct ObjectComparisonTests {
    @Test("Core Foundation's table has the protection of the pages around it, after functions were installed in it")
    func protection() throws {
        let address = UInt(bitPattern: runtimeClass(0))
        let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
        let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
        func permissions(at address: UInt) -> Substring? {
            for line in maps {
                let fields = line.split(separator: " ")
                let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                if bounds[0] <= address, address < bounds[1] { return fields[1] }
            }
            return nil
        }
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let own = try #require(permissions(at: address))
        #expect([permissions(at: address - 2 * page), permissions(at: address + 2 * page)].contains(own))
    }

    @Test("attributed strings with colors and fonts are compared and hashed")
    func attributes() {
        func text(_ color: UIColor) -> NSAttributedString {
            NSAttributedString(
                string: "a", attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 12)])
        }
        #expect(text(UIColor(white: 0.5, alpha: 1)) == text(UIColor(white: 0.5, alpha: 1)))
        #expect(text(.red) != text(.blue) && text(.red).hash == text(.red).hash)
    }
}
