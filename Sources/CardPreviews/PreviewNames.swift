import Foundation

/// The names of the previews of files: those of the files, with a number if files in several folders have one name.
struct PreviewNames {
    private var used: Set<String> = []

    mutating func name(for file: URL) -> String {
        let base = file.deletingPathExtension().lastPathComponent
        var name = base
        var number = 2
        while !used.insert(name).inserted {
            name = "\(base)-\(number)"
            number += 1
        }
        return name
    }
}
