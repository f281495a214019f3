import CReflection
import Testing
import UIKit

@Suite("Names of classes")
struct ClassNamesTests {
    @Test("metadata of an unknown version is not read", arguments: [0, 3, 6, 1_000] as [UInt])
    func unknownVersion(version: UInt) {
        // Apart from the version, each word is an address that cannot be read.
        var sections = [UInt](repeating: 8, count: 16)
        sections[0] = version
        let isKnown = sections.withUnsafeBytes { sections in
            class_names_each_in_image(sections.baseAddress, { _, _, _, _ in }, nil)
        }
        #expect(!isKnown)
    }

    @Test("the metadata of each image of the process has a known version")
    func knownVersions() {
        var names: Set<String> = []
        let skippedCount = withUnsafeMutablePointer(to: &names) { names in
            class_names_each(
                { _, name, _, names in
                    guard let name else { return }
                    names?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: name))
                }, names)
        }
        #expect(skippedCount == 0)
        #expect(names.isSuperset(of: ["UITableView", "UITableViewCell"]))
    }
}
