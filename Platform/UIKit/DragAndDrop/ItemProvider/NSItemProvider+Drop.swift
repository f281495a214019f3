import Foundation
import UniformTypeIdentifiers

/// The items that another program drags.
extension NSItemProvider {
    /// Returns the providers of a drop. A list of URLs has several; other formats are those of one item.
    static func providers(of transfer: DropTransfer) -> [NSItemProvider] {
        let targets = transfer.drop.targets
        let urls = transfer.drop.uriList.map(DesktopType.urls) ?? []
        let files = urls.filter(\.isFileURL)
        // Beside files, other formats are lists of their names.
        if !files.isEmpty { return files.map { NSItemProvider(file: $0) } }
        let first = NSItemProvider()
        for target in targets where !DesktopType.texts.contains(target) && target != DesktopType.uriList {
            guard let type = DesktopType.type(of: target) else { continue }
            first.register(type, of: transfer, target: target) { $0 }
        }
        if let url = urls.first { first.registerObject(url as NSURL, visibility: .all) }
        if let text = DesktopType.texts.first(where: targets.contains) {
            first.register(PasteboardType.text, of: transfer, target: text) { data in
                DesktopType.text(data, name: text).map { Data($0.utf8) }
            }
        }
        let others = urls.dropFirst().map { NSItemProvider(object: $0 as NSURL) }
        return (first.registeredTypeIdentifiers.isEmpty ? [] : [first]) + others
    }

    private func register(
        _ type: String, of transfer: DropTransfer, target: String, convert: @escaping @Sendable (Data) -> Data?
    ) {
        guard !registeredTypeIdentifiers.contains(type) else { return }
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            transfer.load(target) { data in
                let result = data.flatMap(convert)
                completion(result, result == nil ? ItemProviderError.noRepresentation(typeIdentifier: type) : nil)
            }
            return nil
        }
    }

    /// Creates a provider of a file that another program drags. The contents are read when they are requested.
    convenience init(file: URL) {
        self.init()
        suggestedName = file.deletingPathExtension().lastPathComponent
        registerFile(file, forTypeIdentifier: Self.type(ofFile: file), visibility: .all)
        registerObject(file as NSURL, visibility: .all)
    }

    private static func type(ofFile file: URL) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            return UTType.folder.identifier
        }
        return (UTType(filenameExtension: file.pathExtension) ?? .data).identifier
    }
}
