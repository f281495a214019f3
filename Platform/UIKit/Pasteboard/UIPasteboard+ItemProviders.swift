import Foundation

/// Items as providers, whose data is loaded when it is used.
extension UIPasteboard {
    /// The items as providers. Setting the property replaces all items.
    ///
    /// A value of a provider, such as `string`, loads its data; the main thread waits up to two seconds for a provider that
    /// creates it on another thread. Load such data with the provider's methods, which do not wait.
    public final var itemProviders: [NSItemProvider] {
        get { contents.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces all items.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers of the items.
    ///   - localOnly: Whether the items remain on this device. They always do.
    ///   - expirationDate: The date at which the items expire, or `nil`.
    public final func setItemProviders(
        _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
    ) {
        setContents(itemProviders.map { PasteboardItem($0) }, expiration: expirationDate)
    }

    /// Replaces all items by objects.
    public final func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by objects.
    ///
    /// - Parameters:
    ///   - objects: The objects.
    ///   - localOnly: Whether the items remain on this device. They always do.
    ///   - expirationDate: The date at which the items expire, or `nil`.
    public final func setObjects(
        _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
    ) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces all items by values, such as strings.
    public final func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by values, such as strings.
    ///
    /// - Parameters:
    ///   - objects: The values.
    ///   - localOnly: Whether the items remain on this device. They always do.
    ///   - expirationDate: The date at which the items expire, or `nil`.
    public final func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(
            objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting }, localOnly: localOnly,
            expirationDate: expirationDate)
    }
}
