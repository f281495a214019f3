internal import FrameworkSupport
import Foundation

/// A file with the items of an app, which only the user can read. It is not encrypted.
struct Keychain {
    /// A failure of an operation, with the result of the function.
    struct Failure: Error, Equatable {
        let status: OSStatus

        init(_ status: OSStatus) {
            self.status = status
        }
    }

    /// The keychain of the app.
    static var current: Keychain { Keychain(file: AppIdentity.dataFolder.appendingPathComponent("Keychain.plist")) }

    let file: URL

    // MARK: Operations

    /// Adds an item.
    ///
    /// - Throws: `errSecDuplicateItem` if it exists.
    func add(_ item: KeychainItem) throws -> KeychainItem {
        try change { items in
            guard !items.contains(where: item.collides) else { throw Failure(errSecDuplicateItem) }
            items.append(item)
            return item
        }
    }

    /// Returns the items that match a query.
    func items(matching query: KeychainQuery) throws -> [KeychainItem] {
        try locked { try read() }.filter(query.matches)
    }

    /// Changes the items that match a query.
    ///
    /// - Throws: `errSecItemNotFound` if there is none.
    func update(_ query: KeychainQuery, with changes: KeychainItem) throws {
        try change { items in
            let indices = items.indices.filter { query.matches(items[$0]) }
            guard !indices.isEmpty else { throw Failure(errSecItemNotFound) }
            for index in indices {
                items[index].attributes.merge(changes.attributes) { _, new in new }
                items[index].attributes["mdat"] = .date(Date())
                if let data = changes.data { items[index].data = data }
            }
            for index in indices
            where items.indices.contains(where: { $0 != index && items[$0].collides(with: items[index]) }) {
                throw Failure(errSecDuplicateItem)
            }
        }
    }

    /// Removes the items that match a query.
    ///
    /// - Throws: `errSecItemNotFound` if there is none.
    func remove(_ query: KeychainQuery) throws {
        try change { items in
            let count = items.count
            items.removeAll(where: query.matches)
            if items.count == count { throw Failure(errSecItemNotFound) }
        }
    }

    // MARK: The file

    private func change<Result>(_ body: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try locked {
            var items = try read()
            let result = try body(&items)
            try write(items)
            return result
        }
    }

    private func read() throws -> [KeychainItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let data = try? Data(contentsOf: file) else { throw Failure(errSecIO) }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] else {
            throw Failure(errSecDecode)
        }
        return list.compactMap { KeychainItem(propertyList: $0) }
    }

    private func write(_ items: [KeychainItem]) throws {
        do {
            let data = try PropertyListSerialization.data(
                fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
            let new = file.appendingPathExtension("new")
            // The permissions are set when the file is created: it is never readable by others.
            let descriptor = open(new.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure(errSecIO) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            fchmod(descriptor, 0o600)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            guard rename(new.path, file.path) == 0 else { throw Failure(errSecIO) }
        } catch is CocoaError {
            throw Failure(errSecIO)
        }
    }

    /// Runs a closure while no other thread or process uses the keychain.
    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = open(file.appendingPathExtension("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(errSecIO) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw Failure(errSecIO) }
        return try body()
    }
}

/// A search for items.
struct KeychainQuery {
    /// The attributes that items must have.
    private var attributes: [String: KeychainItem.Attribute]
    private var identifier: String?
    /// Whether all items are returned.
    let isUnlimited: Bool
    /// The maximum number of results, if it is limited.
    let limit: Int
    let returnsData: Bool
    let returnsAttributes: Bool
    let returnsPersistentReference: Bool

    /// Creates the search of a dictionary with the constants of `SecItemCopyMatching(_:_:)`.
    ///
    /// - Throws: `errSecParam` if the class is missing, and `errSecUnimplemented` if it is not supported.
    init(_ dictionary: [String: Any]) throws {
        let item = try KeychainItem(dictionary, requiresClass: dictionary["v_PersistentRef"] == nil)
        attributes = item.attributes
        if dictionary["sync"] as? String == "syna" { attributes["sync"] = nil }
        identifier = (dictionary["v_PersistentRef"] as? Data).map { String(decoding: $0, as: UTF8.self) }
        func flag(_ key: String) -> Bool {
            (dictionary[key] as? NSNumber)?.boolValue ?? dictionary[key] as? Bool ?? false
        }
        if flag("r_Ref") { throw Keychain.Failure(errSecUnimplemented) }
        returnsData = flag("r_Data")
        returnsAttributes = flag("r_Attributes")
        returnsPersistentReference = flag("r_PersistentRef")
        isUnlimited = dictionary["m_Limit"] as? String == "m_LimitAll"
        limit = max(1, (dictionary["m_Limit"] as? NSNumber)?.intValue ?? 1)
    }

    func matches(_ item: KeychainItem) -> Bool {
        (identifier == nil || identifier == item.identifier)
            && attributes.allSatisfy { item.attributes[$0.key] == $0.value }
    }

    /// Returns the requested form of an item.
    func result(_ item: KeychainItem) -> AnyObject? {
        if returnsAttributes || (returnsData && returnsPersistentReference) {
            var dictionary: [String: Any] = returnsAttributes ? item.attributes.mapValues(\.value) : [:]
            if returnsData { dictionary["v_Data"] = item.data }
            if returnsPersistentReference { dictionary["v_PersistentRef"] = Data(item.identifier.utf8) }
            return dictionary as NSDictionary
        }
        if returnsData { return item.data.map { $0 as NSData } }
        return returnsPersistentReference ? Data(item.identifier.utf8) as NSData : nil
    }
}

extension KeychainItem {
    /// Creates the item of a dictionary with the constants of `SecItemAdd(_:_:)`.
    init(_ dictionary: [String: Any], requiresClass: Bool) throws {
        let itemClass = dictionary["class"] as? String
        if requiresClass, itemClass == nil { throw Keychain.Failure(errSecParam) }
        if let itemClass, Self.primaryKeys[itemClass] == nil { throw Keychain.Failure(errSecUnimplemented) }
        var attributes: [String: Attribute] = [:]
        for (key, value) in dictionary where Self.isAttribute(key) {
            guard let attribute = Attribute(value) else { throw Keychain.Failure(errSecParam) }
            attributes[key] = attribute
        }
        let data = dictionary["v_Data"].map { $0 as? Data ?? ($0 as? String).map { Data($0.utf8) } }
        if case .some(nil) = data { throw Keychain.Failure(errSecParam) }
        self.init(attributes: attributes, data: data ?? nil)
    }

    /// Returns whether a key is one of an attribute, and not of an option.
    private static func isAttribute(_ key: String) -> Bool {
        !["m_", "r_", "v_", "u_"].contains { key.hasPrefix($0) } && !["nleg", "accc"].contains(key)
    }
}
