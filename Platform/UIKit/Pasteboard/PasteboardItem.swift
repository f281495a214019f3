import Foundation
import Synchronization

/// An item of a pasteboard, which is available in one or more types.
@MainActor
struct PasteboardItem {
    /// The origin of the item's values.
    private enum Source {
        case values([String: Any])
        case provider(NSItemProvider)
        case desktop(DesktopItem)
    }

    /// The types, in order of decreasing quality if the source has an order.
    let types: [String]
    private let source: Source

    init(_ values: [String: Any]) {
        types = values.keys.sorted()
        source = .values(values)
    }

    init(_ provider: NSItemProvider) {
        types = provider.registeredTypeIdentifiers
        source = .provider(provider)
    }

    init(_ item: DesktopItem) {
        types = item.types
        source = .desktop(item)
    }

    /// The types in which other programs can receive the item.
    var exportedTypes: [String] {
        if case .provider(let provider) = source { return provider.exportedTypeIdentifiers }
        return types
    }

    /// Returns the value of a type. The data of a provider or of another program is loaded then.
    subscript(type: String) -> Any? {
        switch source {
        case .values(let values): values[type]
        case .provider(let provider): types.contains(type) ? provider.loadedData(of: type) : nil
        case .desktop(let item): item[type]
        }
    }

    /// All values by their types.
    var values: [String: Any] {
        types.reduce(into: [:]) { values, type in values[type] = self[type] }
    }

    /// Calls the completion handler with the data of a type.
    func loadData(_ type: String, completion: @escaping @MainActor @Sendable (Data?) -> Void) {
        guard case .provider(let provider) = source, types.contains(type) else {
            return completion(self[type].flatMap(PasteboardType.data))
        }
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            guard !Thread.isMainThread else { return MainActor.assumeIsolated { completion(data) } }
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(data) } }
        }
    }

    /// The item as a provider, which loads data when it is requested.
    var provider: NSItemProvider {
        if case .provider(let provider) = source { return provider }
        let provider = NSItemProvider()
        for type in types {
            // A pasteboard stores values; only the main actor uses them.
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        loadData(type) { data in
                            let error = data == nil ? ItemProviderError.noRepresentation(typeIdentifier: type) : nil
                            completion(data, error)
                        }
                    }
                }
                return nil
            }
        }
        return provider
    }
}

extension NSItemProvider {
    /// The time that a pasteboard waits for the data of a provider, in seconds.
    private static let timeLimit = 2.0

    /// Returns the data of a type. Waits for providers that create it on another thread.
    fileprivate func loadedData(of type: String) -> Data? {
        let result = LoadedData()
        loadDataRepresentation(forTypeIdentifier: type) { data, _ in result.complete(data) }
        return result.wait(Self.timeLimit)
    }
}

/// Data that a provider loads on any thread.
private final class LoadedData: Sendable {
    private let stored = Mutex<Data?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    func complete(_ data: Data?) {
        stored.withLock { $0 = data }
        isDone.signal()
    }

    func wait(_ seconds: TimeInterval) -> Data? {
        _ = isDone.wait(timeout: .now() + seconds)
        return stored.withLock { $0 }
    }
}
