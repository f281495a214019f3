import Foundation

/// A file, or a folder with its contents.
struct FileItem: Identifiable, Equatable {
    /// The path, which is also the id.
    let id: String
    /// The size in bytes. The size of a folder is that of its contents.
    var size = 0
    /// The contents of a folder, folders first, or `nil` for a file.
    var children: [FileItem]?

    var name: String { id.split(separator: "/").last.map(String.init) ?? id }
    var isFolder: Bool { children != nil }

    /// The number of files in a folder and all folders in it. A file is one.
    var fileCount: Int { children.map { $0.reduce(0) { $0 + $1.fileCount } } ?? 1 }
}

extension FileItem {
    /// Returns the files and folders of a listing, whose lines consist of a size in bytes and a path.
    static func items(in listing: String) -> [FileItem] {
        var root = FileItem(id: "", children: [])
        for line in listing.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let size = Int(parts[0]) else { continue }
            root.insert(parts[1].split(separator: "/").map(String.init)[...], size: size)
        }
        return root.sorted.children ?? []
    }

    /// Inserts a file at a path below this folder.
    private mutating func insert(_ path: ArraySlice<String>, size: Int) {
        guard let name = path.first else { return }
        self.size += size
        let childID = id.isEmpty ? name : "\(id)/\(name)"
        let isFolder = path.count > 1
        var children = self.children ?? []
        let index =
            children.firstIndex { $0.id == childID }
            ?? {
                children.append(FileItem(id: childID, children: isFolder ? [] : nil))
                return children.count - 1
            }()
        if isFolder {
            children[index].insert(path.dropFirst(), size: size)
        } else {
            children[index].size = size
        }
        self.children = children
    }

    /// The folder with folders before files, in alphabetical order.
    private var sorted: FileItem {
        var folder = self
        folder.children = children?.map(\.sorted).sorted {
            ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name)
        }
        return folder
    }
}
